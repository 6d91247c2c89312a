public import LedgerDomain
import StatementsDomain
public import StatementsInterface
import StatementsPresentation

/// The import of statements in memory, for this demo and for those of the features that show it.
@MainActor public enum StatementsParts {
  /// - Parameters:
  ///   - statements: The cells of each line, by path; those of `""` are at every other path.
  ///   - homeFolder: What `~` stands for in a path.
  ///   - unknown: Returns the entries that the ledger does not have yet.
  ///   - add: Adds these to the ledger, and returns how many.
  /// - Returns: What builds the import.
  public static func importBuilder(
    _ statements: [String: [[String]]] = ["": SampleStatement.lines], homeFolder: String? = nil,
    unknown: @escaping @MainActor ([LedgerEntry]) async throws(LedgerError) -> [LedgerEntry],
    add: @escaping @MainActor ([LedgerEntry]) async throws(LedgerError) -> Int
  ) -> any ImportBuildable {
    ImportBuilder(
      StatementUseCases(
        FixedStatements(statements), homeFolder: homeFolder, unknown: unknown, add: add))
  }
}
