import LedgerDomain
import LedgerFixtures
import Phrases
import RIBsTesting
import StatementsDomain
import StatementsInterface
import StatementsPresentation
import StatementsRaft
import TerminalRIBs
import TerminalUI
import Time

/// The import as a sheet over an empty screen.
typealias ImportApp = AppHarness<ImportFixture>

extension ImportApp {
  private static let statements = [
    "/home/kim/bank.csv": [
      ["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "시장", "32,400", ""],
      ["2026-11-20", "서점", "21,000원", "-"], ["2026-11-31", "없는 날", "1,000", ""],
    ],
    "/home/kim/many.csv": [["거래일", "적요", "출금액", "분류"]]
      + (1...20).map { ["2026-11-\($0 + 9)", "가게 \($0)", "\($0)000", $0 > 3 ? "" : "여행"] }
      + (1...12).map { ["2026-11-3\($0)", "없는 날", "1", ""] },
    "/home/kim/woori.csv": [
      ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-20", "서점", "21,000", "", "3,000,000"],
    ],
    "/home/kim/woori (1).csv": [
      ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-22", "이자", "", "120", "8,000,120"],
      ["2026-11-25", "시장", "20,000", "", "7,980,120"], ["2026-11-28", "책", "100", "", "7,977,020"],
    ],
    "/home/kim/woori (2).csv": [
      ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-21", "빵", "1,000", "", "2,999,000"],
      ["2026-11-23", "빵", "2,000", "", "2,997,000"],
    ],
    "/home/kim/card.csv": [
      ["승인일", "가맹점명", "승인금액", "취소여부"], ["2026-11-20", "서점", "21,000", "부분취소"],
    ],
    "/home/kim/amex.csv": [
      ["Date", "Description", "Amount"], ["11/20/2026", "HARBOUR BOOKS", "18000"],
      ["11/21/2026", "HARBOUR COFFEE", "4500"], ["11/25/2026", "PAYMENT - THANK YOU", "-22500"],
    ],
    "/home/kim/locked.xlsx": [
      ["거래일", "적요", "출금액", "메모"], ["2026-11-20", "서점", "21,000", "선물"],
    ],
    "/home/kim/odd.csv": [["2026-11-20", "서점", "-21,000"]],
  ]

  /// With `mayAddSettings` false the user may add entries only.
  convenience init(
    _ size: Size, _ language: Language, mayAddSettings: Bool = true, files: [FoundFile] = []
  ) {
    let ledger = ImportFixture()
    self.init(
      ledger, size, language,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"]), over: TitleView(""), as: .sheet) { _ in
        ImportBuilder(
          statements: StatementUseCases(
            FixedStatements(
              Self.statements, passwords: ["/home/kim/locked.xlsx": "900102"]),
            homeFolder: "/home/kim",
            folders: FixedFolders(newest: files), ledger: ledger.useCases,
            mayAddSettings: { mayAddSettings })
        ).build(listener: ledger)
      })
  }
}

/// A ledger in memory with one entry, which records how an import ends.
@MainActor
final class ImportFixture: ImportListener {
  private let kept = InMemoryLedger([
    LedgerRow(id: 1, origin: .hand, entry: entry(2026_11_19, -32_400, "시장"))
  ])
  private(set) lazy var useCases = kept.useCases()
  private(set) var calls: [String] = []
  /// Of what was imported last.
  private(set) var days: ClosedRange<Day>?

  func count() async throws -> Int { try await kept.summary(of: LedgerQuery()).count }

  /// The entry with the last day.
  func last() async throws -> LedgerEntry? {
    try await useCases.list(LedgerQuery(), 0..<1).rows.first?.entry
  }

  /// What its accounts are called.
  func accounts() async throws -> [String] {
    try await kept.settings().accounts.list.map { $0.phrase.text(.korean) }
  }

  /// What its categories are called.
  func categories() async throws -> [String] {
    try await kept.settings().categories.list.map { $0.phrase.text(.korean) }
  }

  /// What they have before their first entries.
  func openings() async throws -> [Int64] {
    try await kept.settings().accounts.list.map(\.openingAmount)
  }

  func importDidEnd(_ count: Int, into account: Phrase, on days: ClosedRange<Day>?) {
    calls.append("end \(count) into \(account.text(.english))")
    self.days = days
  }

  func importDidClose() { calls.append("close") }
}
