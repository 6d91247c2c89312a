import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalRIBs
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// What the page of links does for the user's actions.
@MainActor
struct LinksInteractorTests {
  private let presenter = PresenterSpy<Links>(.init(today: ScreenEntries.today))
  private let tree = Tree()

  private func launch(_ dependencies: LedgerFixture) async -> LinksInteractor {
    let interactor = LinksInteractor(
      dependencies.ledger, clock: dependencies.clock, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    return interactor
  }

  private var ids: [String] { presenter.model.list.rows.map(\.id) }

  @Test func `the sure ones come first, the newest before the others, and Enter takes all of them`()
    async throws
  {
    let dependencies = try await LinkEntries.dependencies()
    _ = await launch(dependencies)
    expectEqual(ids, ["refund 5 4", "transfer 1 2", "transfer 6 7"])
    presenter.send(.enter("refund 5 4"))
    await tree.settle()
    expectEqual(ids, ["transfer 6 7"])
    expectEqual(dependencies.notice, "이체 1쌍, 환불 1건을 연결했습니다. u로 되돌릴 수 있습니다.")
    let links = try await dependencies.ledger.links([1, 2, 4, 5, 6, 7])
    expectEqual(links.map(\.kind), [.refund, .transfer])
    presenter.send(.history(.undo))
    await tree.settle()
    expectEqual(ids, ["refund 5 4", "transfer 1 2", "transfer 6 7"])
    #expect(try await dependencies.ledger.links([1, 2, 4, 5]).isEmpty)
    presenter.send(.history(.redo))
    await tree.settle()
    expectEqual(ids, ["transfer 6 7"])
  }

  @Test func `Enter takes a doubtful one, and Space a sure one, alone`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    _ = await launch(dependencies)
    presenter.send(.enter("transfer 6 7"))
    await tree.settle()
    expectEqual(ids, ["refund 5 4", "transfer 1 2"])
    presenter.send(.list(.select("refund 5 4")), .take)
    await tree.settle()
    expectEqual(ids, ["transfer 1 2"])
    expectEqual(dependencies.notice, "환불 1건을 연결했습니다. u로 되돌릴 수 있습니다.")
    presenter.send(.takeSure)
    await tree.settle()
    #expect(ids.isEmpty)
  }

  @Test(arguments: [false, true])
  func `what is being linked or refused takes no other key`(isRefused: Bool) async throws {
    let dependencies = try await LinkEntries.dependencies()
    let perform = dependencies.ledger.perform
    let checkpoint = Checkpoint()
    dependencies.ledger.perform = { command throws(LedgerError) in
      await checkpoint.pass()
      return try await perform(command)
    }
    _ = await launch(dependencies)
    presenter.send(
      .list(.select("transfer 6 7")), isRefused ? .refuse : .take, .take, .refuse)
    checkpoint.open()
    await tree.settle()
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(dependencies.notices.count, 1)
    expectEqual(dependencies.change?.offersUndo, true)
    expectEqual(ids, ["refund 5 4", "transfer 1 2"])
  }

  @Test func `what is sure only once others are linked is taken with them`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    let (proposals, fixed) = (dependencies.ledger.proposals, dependencies.fixed)
    dependencies.ledger.proposals = { days throws(LedgerError) in
      let found = try await proposals(days)
      let isFirstLinked = !(try await fixed.links(of: [1]).isEmpty)
      return isFirstLinked ? found : found.filter { $0.kind != .refund }
    }
    _ = await launch(dependencies)
    expectEqual(ids, ["transfer 1 2", "transfer 6 7"])
    presenter.send(.takeSure)
    await tree.settle()
    expectEqual(ids, ["transfer 6 7"])
    expectEqual(dependencies.notice, "이체 1쌍, 환불 1건을 연결했습니다. u로 되돌릴 수 있습니다.")
    expectEqual(try await dependencies.ledger.links([1, 2, 4, 5]).count, 2)
  }

  @Test func `what stays sure however often it is linked is tried once`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    dependencies.ledger.proposals = { _ throws(LedgerError) in [LinkEntries.transfer] }
    let links = try await dependencies.ledger.linkSure(of: [LinkEntries.transfer])
    expectEqual(links.linked, [LinkEntries.transfer])
    expectEqual(links.count, 1)
  }

  @Test func `a pair that is refused is not asked about again, until that is undone`() async throws
  {
    let dependencies = try await LinkEntries.dependencies()
    _ = await launch(dependencies)
    presenter.send(.list(.select("refund 5 4")), .refuse)
    await tree.settle()
    expectEqual(ids, ["transfer 1 2", "transfer 6 7"])
    expectEqual(dependencies.notice, "연결하지 않습니다. 다시 묻지 않습니다. u로 되돌릴 수 있습니다.")
    #expect(try await dependencies.ledger.links([4, 5]).isEmpty)
    presenter.send(.retry)
    await tree.settle()
    expectEqual(ids, ["transfer 1 2", "transfer 6 7"])
    presenter.send(.history(.undo))
    await tree.settle()
    expectEqual(ids, ["refund 5 4", "transfer 1 2", "transfer 6 7"])
  }

  @Test func `what cannot be read says why, and what was read before stays`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    let proposals = dependencies.ledger.proposals
    let fault = Fault()
    dependencies.ledger.proposals = { days throws(LedgerError) in
      if fault.isThere { throw .storage(.cannotRead) }
      return try await proposals(days)
    }
    _ = await launch(dependencies)
    #expect(presenter.model.proposals.failure == .storage(.cannotRead) && !presenter.model.isRead)
    fault.isThere = false
    presenter.send(.retry)
    await tree.settle()
    expectEqual(ids.count, 3)
    fault.isThere = true
    presenter.send(.retry)
    await tree.settle()
    #expect(ids.count == 3 && presenter.model.proposals.failure == .storage(.cannotRead))
    fault.isThere = false
    presenter.send(.retry)
    await tree.settle()
    expectEqual(presenter.model.proposals.failure, nil)
  }

  /// Whether the ledger cannot be read.
  @MainActor private final class Fault {
    var isThere = true
  }

  @Test func `pairs that others have changed are looked for again`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    _ = await launch(dependencies)
    // As another copy of the program does, of which this one does not know yet.
    _ = try await dependencies.fixed.perform(.delete([6]), at: 0)
    presenter.send(.enter("transfer 6 7"))
    await tree.settle()
    expectEqual(dependencies.notice, LinksText.gone.text(.korean))
    #expect(try await dependencies.ledger.links([7]).isEmpty)
  }

  @Test func `who may only view is told so, and nothing is linked`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    dependencies.ledger.perform = { _ throws(LedgerError) in throw .storage(.denied) }
    _ = await launch(dependencies)
    presenter.send(.takeSure)
    await tree.settle()
    expectEqual(dependencies.notices.last, LedgerError.storage(.denied).phrase)
    expectEqual(ids.count, 3)
  }

  @Test func `a link that would get another amount is taken, and not refused`() async throws {
    let dependencies = try await LinkEntries.dependencies(proposing: [LinkEntries.bill])
    _ = try await dependencies.ledger.perform(.link([LinkEntries.bill]))
    let link = try #require(try await dependencies.ledger.links([3]).first)
    let row = try #require(try await dependencies.ledger.rows([3]).first)
    let other = try #require(try await dependencies.ledger.rows(link.rows).last)
    let whole = LinkProposal(
      .cardBill, first: row, second: other, replaced: link, isSure: true, reasons: [])
    dependencies.ledger.proposals = { [fixed = dependencies.fixed] _ throws(LedgerError) in
      try await fixed.links(of: [3]).contains { $0.amount == whole.amount } ? [] : [whole]
    }
    _ = await launch(dependencies)
    #expect(ids.count == 1 && !presenter.model.canRefuse)
    presenter.send(.takeSure)
    await tree.settle()
    #expect(ids.isEmpty)
    try await expectEqual(dependencies.ledger.links([3]).map(\.amount), [Won(659_406)])
  }

  @Test func `the selected pair is remembered`() async throws {
    let interactor = await launch(try await LinkEntries.dependencies())
    presenter.send(.list(.select("refund 5 4")))
    let restoration = interactor.model.list.restorationState
    var list = Links.Model(today: ScreenEntries.today).list
    list.restore(restoration)
    expectEqual(list.selectedID, "refund 5 4")
  }
}
