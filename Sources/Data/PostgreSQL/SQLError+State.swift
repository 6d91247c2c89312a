#if PostgreSQL
  internal import CPostgreSQL
  internal import SQL

  extension SQLError {
    /// The error of a failed result.
    ///
    /// Messages of the server may hold data, so only its code, the name of a broken rule, and the texts
    /// of our own triggers are kept. Codes: https://www.postgresql.org/docs/15/errcodes-appendix.html
    init(_ result: OpaquePointer?, server: String) {
      func field(_ code: Character) -> String? {
        PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
      }
      let state = field("C") ?? "unknown"
      let rule = field("n").map { " by \($0)" } ?? ""
      let reason = "code \(state)\(rule)"
      switch state {
      case "40001", "40P01": self = .busy(path: server, reason: "\(reason)")
      case "55P03": self = .busy(path: server, reason: "another transaction holds the rows")
      case "57014": self = .timedOut(server: server)
      case "P0001": self = .constraint("\(field("M") ?? "") (\(reason))")
      case "25P02": self = Self.failedTransaction
      case "25006": self = .readOnly(path: server, reason: reason)
      case "42501": self = .denied(server: server, reason: reason)
      case "53100": self = .full(path: server, reason: reason)
      case "XX001", "XX002": self = .corrupt(path: server, reason: reason)
      case _ where state.hasPrefix("23"): self = .constraint(reason)
      case _ where state.hasPrefix("28"): self = .denied(server: server, reason: reason)
      case _ where state.hasPrefix("08"), _ where state.hasPrefix("57P"),
        _ where state.hasPrefix("53"):
        self = .unreachable(server: server, reason: reason)
      case _ where state.hasPrefix("42"), _ where state.hasPrefix("22"),
        _ where state.hasPrefix("26"):
        self = .misuse("a statement that the server refuses (\(reason))")
      default: self = .other(reason)
      }
    }

    /// A failed statement ends a transaction on a server, so its failure cannot be ignored.
    static let failedTransaction = misuse("a transaction goes on after a statement that has failed")

    /// Whether a table that a statement names is not there.
    static func lacksTable(_ result: OpaquePointer?) -> Bool {
      PQresultErrorField(result, 0x43).map { String(cString: $0) } == "42P01"
    }

    /// Whether others have changed at the same time what a transaction has read, so that it may succeed
    /// when it is begun again.
    static func isConflict(_ result: OpaquePointer?) -> Bool {
      guard let state = PQresultErrorField(result, 0x43).map({ String(cString: $0) }) else {
        return false
      }
      return state == "40001" || state == "40P01"
    }
  }
#endif
