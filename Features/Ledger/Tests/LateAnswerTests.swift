import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import Platform
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalRIBs
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Answers that come when the user, or another Galbi, has gone on.
@MainActor
struct LateAnswerTests {
  private let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
  private let router = LedgerRouterSpy()
  private let tree = Tree()
  private let dependencies = LedgerFixture()

  private func launch() async -> LedgerInteractor {
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    return interactor
  }

  private func rows() async throws -> [LedgerRow] {
    try await dependencies.ledger.list(LedgerQuery(), 0..<50).rows
  }

  @Test(arguments: [true, false], [Ledger.Outcome.categorise(.living), .move(to: .imports)])
  func `a list over the ledger is about its rows, though these have gone meanwhile`(
    isMarked: Bool, outcome: Ledger.Outcome
  ) async throws {
    let interactor = await launch()
    presenter.select(row: 2)
    if isMarked { presenter.mark() }
    let chosen = presenter.model.listing.chosen
    presenter.send(outcome == .categorise(.living) ? .categorise : .moveToAccount)
    expectEqual(router.sheets.count, 1)
    // Another command takes them away; what is selected now is another row.
    _ = try await dependencies.ledger.perform(.delete(chosen))
    await tree.settle()
    #expect(presenter.model.listing.chosen != chosen)
    let left = try await rows()
    await interactor.sheetDidChoose(outcome, in: nil)
    await tree.settle()
    try await expectEqual(rows(), left)
    expectEqual(dependencies.notice, LedgerError.missing.phrase.text(.korean))
  }

  @Test(arguments: [true, false])
  func `who has gone on is not taken to the other entry of a pair`(goesOn: Bool) async throws {
    let all = try await rows()
    let pair = try #require(all.first { $0.amount == Won(50_000) })
    let other = try #require(all.first { $0.text == "칼국수" })
    _ = try await dependencies.ledger.perform(
      .link([LinkProposal(.transfer, first: pair, second: nil, isSure: true, reasons: [])]))
    let checkpoint = Checkpoint()
    let links = dependencies.ledger.links
    // As if it were linked with that one.
    dependencies.ledger.links = { ids throws(LedgerError) in
      try await links(ids).map {
        EntryLink(id: $0.id, $0.kind, first: $0.first, second: other.id, amount: $0.amount)
      }
    }
    let position = dependencies.ledger.position
    dependencies.ledger.position = { id, query throws(LedgerError) in
      await checkpoint.pass()
      return try await position(id, query)
    }
    let interactor = await launch()
    presenter.select(row: all.firstIndex { $0.id == pair.id } ?? 0)
    await tree.settle()
    presenter.send(.goToPair)
    await checkpoint.reached()
    if goesOn { #expect(interactor.search(for: "시장")) }
    checkpoint.open()
    await tree.settle()
    expectEqual(presenter.model.listing.query.search, goesOn ? "시장" : "")
    expectEqual(presenter.model.listing.selected?.text, goesOn ? "시장" : "칼국수")
  }

  @Test(arguments: [true, false])
  func `rows of a bar are not marked where the table shows others by then`(
    goesOn: Bool
  ) async throws {
    let checkpoint = Checkpoint()
    let list = dependencies.ledger.list
    let interactor = await launch()
    dependencies.ledger.list = { query, range throws(LedgerError) in
      if query.category != nil { await checkpoint.pass() }
      return try await list(query, range)
    }
    presenter.send(.markBars(.init(row: 0, column: 5)))
    await checkpoint.reached()
    if goesOn { #expect(interactor.search(for: "택시")) }
    checkpoint.open()
    await tree.settle()
    expectEqual(presenter.model.listing.marks.ids, goesOn ? [] : [5, 6])
  }
}
