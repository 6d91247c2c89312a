import LedgerDomain
import Phrases
import RIBsTesting
import StatementsInterface
import StatementsRaft
import TerminalRIBs
import TerminalUI

/// The import as a sheet over an empty screen.
typealias ImportApp = AppHarness<LedgerFake>

extension ImportApp {
  private static let statements = [
    "/home/kim/bank.csv": [
      ["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "시장", "32,400", ""],
      ["2026-11-20", "서점", "21,000원", "-"], ["2026-11-31", "없는 날", "1,000", ""],
    ],
    "/home/kim/odd.csv": [["2026-11-20", "서점", "-21,000"]],
  ]

  convenience init(_ size: Size, _ language: Language) {
    let ledger = LedgerFake()
    self.init(
      ledger, size, language,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"]), over: TitleView(""), as: .sheet) { _ in
        StatementsParts.importBuilder(
          Self.statements, homeFolder: "/home/kim", unknown: ledger.unknown, add: ledger.add
        ).build(listener: ledger)
      })
  }
}

/// The functions of a ledger that an import uses, on one known entry.
@MainActor
final class LedgerFake: ImportListener {
  private(set) var entries = [entry(2026_11_19, -32_400, "시장")]
  private(set) var calls: [String] = []

  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    let known = self.entries.reduce(into: [:]) { $0[EntryFingerprint($1), default: 0] += 1 }
    return EntryFingerprint.unknown(entries, known: known)
  }

  func add(_ entries: [LedgerEntry]) async throws(LedgerError) -> Int {
    let new = try await unknown(entries)
    guard !new.isEmpty else { throw .nothingNew }
    self.entries += new
    return new.count
  }

  func importDidEnd(_ count: Int) { calls.append("end \(count)") }

  func importDidClose() { calls.append("close") }
}
