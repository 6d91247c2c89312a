public import Launch
public import LedgerDomain
import LedgerFixtures
import Phrases
public import Secrets
public import StatementsDomain
public import StatementsInterface
import StatementsPresentation
public import Storage
import Time

/// The import of statements in memory, for this demo and for those of the features that show it.
@MainActor public enum StatementsParts {
  /// - Parameters:
  ///   - statements: The cells of each line, by path; those of `""` are at every other path.
  ///   - homeFolder: What `~` stands for in a path.
  ///   - folders: Complete a path.
  ///   - ledger: Gets the entries.
  /// - Returns: What builds the import.
  public static func importBuilder(
    _ statements: [String: [[String]]] = ["": sample], homeFolder: String? = nil,
    folders: any FolderRepository = NoFolders(), ledger: LedgerUseCases
  ) -> any ImportBuildable {
    ImportBuilder(
      statements: StatementUseCases(
        FixedStatements(statements), homeFolder: homeFolder, folders: folders,
        ledger: ledger))
  }

  /// An invented statement.
  public static let sample = [
    ["거래일", "적요", "출금액", "입금액", "잔액"],
    ["2026-11-18", "샘플 은행 커피", "4,500", "", "1,203,400"],
    ["2026-11-19", "샘플 은행 이자", "", "1,240", "1,204,640"],
    ["2026-11-20", "샘플 은행 서점", "21,000원", "-", "1,183,640"],
    ["2026-11-31", "없는 날", "1,000", "", ""],
  ]
}

/// Statements in memory: the cells of each line, by path; those of `""` are at every other path.
public struct FixedStatements: StatementRepository {
  private let statements: [String: [[String]]]
  private let passwords: [String: String]

  /// `passwords` are those of files that are locked, by path.
  public init(_ statements: [String: [[String]]], passwords: [String: String] = [:]) {
    self.statements = statements
    self.passwords = passwords
  }

  public func read(
    _ path: String, password: Secret?, mapping: ColumnMapping?, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    guard let lines = statements[path] ?? statements[""] else { throw .missing }
    let sheet = FileTable(
      rows: lines.enumerated().map { FileRow(number: $0 + 1, cells: $1) })
    guard let expected = passwords[path] else {
      return BankStatement.read([sheet], mapping: mapping)
    }
    guard let password else { throw .locked }
    guard password.withBytes({ $0.elementsEqual(expected.utf8) }) else {
      throw .wrongPassword(isRepeated: false)
    }
    return BankStatement.read([sheet], mapping: mapping, isLocked: true)
  }
}

/// The import of a statement alone, into a ledger that knows nothing else.
public final class StatementsRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Statements") { _, notify in
      StatementsParts.importBuilder(ledger: InMemoryLedger().useCases())
        .build(listener: StatementsStand(notify: notify))
    }
  }
}

/// Stands in for the ledger, and says how much was imported.
private final class StatementsStand: ImportListener {
  private let notify: Notify

  init(notify: @escaping Notify) { self.notify = notify }

  func importDidEnd(_ count: Int, into account: Phrase, on days: ClosedRange<Day>?) {
    notify(
      Phrase.composed(ko: "\(account) \(count)건", en: "\(count) into \(account)"))
  }

  func importDidClose() {}
}
