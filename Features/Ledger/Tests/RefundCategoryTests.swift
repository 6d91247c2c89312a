import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import RIBs
import RIBsTesting
import Store
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The category of refunds: that of their purchases, and what is said of it.
@MainActor
struct RefundCategoryTests {
  /// The notice and the offer after entries were put into a category, of which 5 is the refund of 4 in 쇼핑.
  private func categorise(
    _ ids: [LedgerRow.ID], as category: LedgerCategory = .food
  ) async throws -> (notice: Phrase?, offer: Ledger.Offer?) {
    let dependencies = try await LinkEntries.dependencies(proposing: [])
    _ = try await dependencies.ledger.perform(.categorise([4], .shopping))
    let rows = try await dependencies.ledger.rows([4, 5])
    _ = try await dependencies.ledger.perform(
      .link([LinkProposal(.refund, first: rows[1], second: rows[0], isSure: true, reasons: [])]))
    let (presenter, tree) = (PresenterSpy<Ledger>(.init(today: ScreenEntries.today)), Tree())
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    for id in ids {
      presenter.send(.list(ids.count > 1 ? .mark(id) : .select(id)))
      await tree.settle()
    }
    interactor.sheetDidEnd(.categorise(category))
    await tree.settle()
    return (dependencies.notices.last, presenter.model.offer)
  }

  @Test func `a refund alone follows its purchase, and no rule is offered`() async throws {
    let (notice, offer) = try await categorise([5])
    expectEqual(notice?.text(.korean), "환불은 결제의 분류를 따릅니다.")
    expectEqual(notice?.text(.english), "A refund has its purchase’s category.")
    expectEqual(offer, nil)
  }

  @Test func `of several it is said how many were left`() async throws {
    let (notice, _) = try await categorise([5, 6, 8])
    expectEqual(notice?.text(.korean), "2건을 식비 분류로 옮겼습니다. 환불 1건은 결제의 분류를 따릅니다. u로 되돌릴 수 있습니다.")
    expectEqual(
      notice?.text(.english),
      "Moved 2 entries to Food. 1 refund has its purchase’s category. Press u to undo.")
  }

  @Test func `a refund that goes with its purchase is not left`() async throws {
    let (notice, _) = try await categorise([4, 5])
    expectEqual(notice?.text(.korean), "2건을 식비 분류로 옮겼습니다. u로 되돌릴 수 있습니다. A를 누르면 ‘책방’에 항상 적용합니다.")
  }

  @Test func `what is there already is said to be, without an offer`() async throws {
    let (notice, offer) = try await categorise([5], as: .shopping)
    expectEqual(notice?.text(.korean), "이미 쇼핑 분류입니다.")
    expectEqual(offer, nil)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what comes back without its purchase is in no category of income`(_ kind: RepositoryKind)
    async throws
  {
    let links = LinkContractTests()
    let (work, _) = try await links.ledger(
      kind,
      [
        (2, entry(2026_11_09, 24_500, "여행 취소", .income)),
        (2, entry(2026_11_10, 3_000, "할인", .food)),
      ])
    try await links.link(work, .refund, 1)
    try await links.link(work, .refund, 2)
    try await expectEqual(work.rows([1, 2]).map(\.category), [.other, .food])
    try await expectEqual(work.summary(of: LedgerQuery(category: .income)).count, 0)
    _ = try await work.undo()
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]).map(\.category), [.income, .food])
    _ = try await work.redo()
    try await expectEqual(work.rows([1]).map(\.category), [.other])
    _ = try await work.perform(.unlink([1]))
    try await expectEqual(work.rows([1]).map(\.category), [.income])
    #expect(try await links.fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what comes back without its purchase follows the rule of its payee`(_ kind: RepositoryKind)
    async throws
  {
    let links = LinkContractTests()
    let (work, _) = try await links.ledger(
      kind,
      [
        (2, entry(2026_11_09, 24_500, "하늘책방 취소", .income)),
        (2, entry(2026_11_10, 4_500, "스타벅스 취소", .income)),
        (2, entry(2026_11_11, 3_000, "하늘책방", .food)),
      ])
    let before = try await work.settings()
    var after = before
    _ = try after.rules.add(
      LedgerRule(id: after.rules.newID, words: "하늘책방", kind: .expense, category: .shopping))
    _ = try await work.perform(.save(after, over: before))
    for id in 1...3 { try await links.link(work, .refund, Int64(id)) }
    // What the user has said stays.
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.shopping, .food, .food])
    _ = try await work.perform(.unlink([1]))
    try await expectEqual(work.rows([1]).map(\.category), [.income])
  }
}
