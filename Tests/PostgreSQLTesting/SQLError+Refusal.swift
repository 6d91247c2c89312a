#if PostgreSQL
  public import SQL

  extension SQLError {
    /// Codes of statements that a server cannot understand: wrong syntax, and names that it does not know.
    ///
    /// https://www.postgresql.org/docs/15/errcodes-appendix.html
    private static let mistakes = ["42601", "42702", "42703", "42704", "42883", "42P01", "42P02"]

    /// Whether a server understood a statement and refused it, by a rule, a right or a value.
    public var isRefusal: Bool {
      guard case .misuse(let reason) = self else { return true }
      return !Self.mistakes.contains { reason.contains("(code \($0))") }
    }
  }
#endif
