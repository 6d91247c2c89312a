import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// A file that comes late, and links that move spending, say which months changed.
@MainActor
struct LateFileTests {
  private let tree = Tree()
  private let dependencies = LedgerFixture()

  /// What is said after an import of entries of these days and amounts.
  private func notice(_ entries: [(day: Int, amount: Int64)]) async throws -> String? {
    let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    interactor.rememberMonths()
    await tree.settle()
    let lines = entries.map { day, amount in
      StatementEntry(
        LedgerEntry(
          day: ScreenEntries.day(day), amount: Won(amount), text: "가게", category: .other))
    }
    let count = try await dependencies.ledger.perform(
      .addUnknown(lines, file: "late.csv", to: .existing(.cash))
    ).count
    await tree.settle()
    let days = lines.map(\.entry.day)
    let span = try #require(days.min())...(try #require(days.max()))
    interactor.importDidEnd(count, into: Phrase("현금"), on: span)
    await tree.settle()
    return dependencies.notice
  }

  @Test func `a late file says which months changed, and by how much`() async throws {
    let said = try await notice([
      (2026_08_03, -12_000), (2026_09_20, -1_500), (2026_10_01, 700), (2026_11_20, -9),
    ])
    // November is the newest month, and October has the same spending as before.
    expectEqual(
      said, "현금에 내역 4건을 가져왔습니다. u로 되돌릴 수 있습니다. 지출 변화: 2026년 8월 +12,000원, 2026년 9월 +1,500원.")
  }

  @Test func `a file of the newest month says only what it has brought`() async throws {
    let said = try await notice([(2026_11_20, -9), (2026_12_20, -9)])
    expectEqual(said, "현금에 내역 2건을 가져왔습니다. u로 되돌릴 수 있습니다.")
  }

  @Test func `changes are those of spending, the latest months by name`() {
    func totals(_ spent: [Int: Int64]) -> MonthTotals {
      MonthTotals(
        Dictionary(
          uniqueKeysWithValues: spent.compactMap { month, spent in
            LedgerMonth(rawValue: month).map {
              (
                MonthTotals.Bar(month: $0, category: .food),
                LedgerSummary(count: 1, spent: Won(spent), received: .zero)
              )
            }
          }))
    }
    let changes = MonthChanges(
      from: totals([202_601: 5, 202_602: 5, 202_603: 5, 202_604: 5]),
      to: totals([202_602: 4, 202_603: 9, 202_604: 5, 202_605: 1]))
    expectEqual(changes.list.map(\.spent.amount), [-5, -1, 4, 1])
    expectEqual(
      LinksText.changed(changes)?.text(.english),
      "Expense changed: Feb 2026 -1 won, Mar 2026 +4 won, May 2026 +1 won, 1 earlier month.")
    expectEqual(LinksText.changed(changes.before(nil)), nil)
    expectEqual(changes.before(LedgerMonth(rawValue: 202_603)).list.count, 2)
  }
}
