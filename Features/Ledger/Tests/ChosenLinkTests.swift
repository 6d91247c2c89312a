import Expectations
import Headless
import LedgerFixtures
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// Entries that the user links with each other by hand.
@MainActor
struct ChosenLinkTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let other: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행")
    other = try bench.account("카카오뱅크")
  }

  /// The ways in which entries can be linked, as `transfer 1-2` or `refund 2-1 3-1`.
  private func ways(_ ids: LedgerRow.ID...) throws(LedgerError) -> [String] {
    try ChosenLinks(ids, bench.rows, bench.links, bench.accounts).ways().map { way in
      way.map { proposal in
        let rest = proposal.interest == .zero ? "" : " \(proposal.interest.amount)"
        return
          "\(proposal.kind.rawValue) \(proposal.first.id)-\(proposal.second?.id ?? 0)\(rest)"
      }.joined(separator: ", ")
    }
  }

  @Test mutating func `amounts say in which ways entries can be linked`() throws {
    let wallet = try bench.account("카카오페이")
    let loan = try bench.account("전세대출", .loan)
    bench.row(bank, 2026_11_01, -50_000, "이마트")
    bench.row(other, 2026_11_20, 50_000, "엄마")
    bench.row(bank, 2026_11_20, 50_000, "이마트")
    bench.row(bank, 2026_11_21, -50_500, "송금")
    bench.row(wallet, 2026_11_21, 50_000, "충전")
    bench.row(loan, 2026_11_21, 40_000, "상환")
    bench.row(other, 2026_11_22, 20_000, "박친구")
    bench.row(other, 2026_11_22, 20_000, "정친구")
    try expectEqual(ways(1, 2), ["transfer 1-2", "refund 2-1"])
    try expectEqual(ways(2, 4), ["transfer 4-2 500", "refund 2-4"])
    try expectEqual(ways(1, 3), ["refund 3-1"])
    try expectEqual(ways(1, 5), ["top_up 1-5", "refund 5-1"])
    try expectEqual(ways(1, 6), ["transfer 1-6 10000", "refund 6-1"])
    try expectEqual(ways(1, 7, 8), ["refund 7-1, refund 8-1"])
    try expectEqual(ways(1, 2, 7), [])
    try expectEqual(ways(1, 4), [])
    bench.links = [EntryLink(id: 1, .refund, first: 2, second: 1, amount: Won(50_000))]
    bench.row(other, 2026_11_23, 60_000, "보증금")
    try expectEqual(ways(1, 9), [])
    bench.links = []
    try expectEqual(ways(2, 7), [])
    try expectEqual(ways(1, 6, 7), [])
  }

  @Test mutating func `an entry alone is of what is not kept here`() throws {
    let card = try bench.account("신한카드")
    bench.row(bank, 2026_11_01, -50_000, "김배우")
    bench.row(other, 2026_11_02, 50_000, "김배우")
    bench.row(card, 2026_11_03, 50_000, "납부")
    bench.row(card, 2026_11_04, -50_000, "이마트")
    bench.row(.superPay, 2026_11_05, 50_000, "충전", origin: .wallet)
    try expectEqual(ways(1), ["transfer 1-0"])
    try expectEqual(ways(2), ["transfer 2-0", "refund 2-0"])
    try expectEqual(ways(3), ["card_bill 3-0", "refund 3-0"])
    try expectEqual(ways(4), [])
    try expectEqual(ways(5), [])
    bench.links = [EntryLink(id: 1, .transfer, first: 1, second: 2, amount: Won(50_000))]
    #expect(throws: LedgerError.linked) { try ways(1) }
  }

  @Test mutating func `links that entries have are in the way, but for those that fit`() throws {
    let card = try bench.account("신한카드")
    bench.row(bank, 2026_11_01, -50_000, "이마트")
    bench.row(card, 2026_11_01, -50_000, "이마트")
    bench.row(other, 2026_11_05, 30_000, "박친구")
    bench.row(other, 2026_11_06, 30_000, "정친구")
    bench.row(bank, 2026_11_07, -30_000, "송금")
    // One purchase in two files has the refunds of the one that is counted.
    bench.links = [EntryLink(id: 1, .same, first: 1, second: 2, amount: Won(50_000))]
    try expectEqual(ways(1, 3), ["refund 3-2"])
    bench.links.append(EntryLink(id: 2, .refund, first: 3, second: 2, amount: Won(30_000)))
    #expect(throws: LedgerError.refunded(Won(20_000))) { try ways(1, 4) }
    #expect(throws: LedgerError.linked) { try ways(3, 5) }
    // What was said to be no pair, or to be of an account that is not kept here, may be one all the same.
    bench.links = [
      EntryLink(id: 1, .transfer, first: 5, second: nil, amount: Won(30_000)),
      EntryLink(id: 2, .transfer, first: 5, second: 3, amount: Won(30_000), isRefused: true),
    ]
    try expectEqual(ways(3, 5), ["transfer 5-3"])
    bench.lock(5)
    try expectEqual(ways(3, 5), ["transfer 5-3"])
  }

  // MARK: On the screen

  @Test func `P links the selected entries as the user chooses, and u takes it back`() async throws
  {
    let app = LedgerApp(try await LinkEntries.dependencies(), .normal)
    func links() async throws -> [EntryLink.Kind] {
      try await app.dependencies.ledger.links([4, 5, 6, 7]).map(\.kind)
    }
    // The card's money that came back is of a purchase at the bank.
    try await app.press("Down Down Space")
    expectEqual(app.lines.last?.contains("P 선택한 내역 연결"), false)
    try await app.press("Down Down Down Space")
    expectEqual(app.lines.last?.contains("P 선택한 내역 연결"), true)
    try await app.press("P")
    #expect(app.lines.contains { $0.contains("내역 2건: 연결 종류") })
    #expect(app.lines.contains { $0.contains("환불 30,000원") })
    #expect(!app.lines.contains { $0.contains("이체 30,000원") })
    try await app.press("Enter")
    expectEqual(app.dependencies.notice, "환불 1건을 연결했습니다. u로 되돌릴 수 있습니다.")
    try await expectEqual(links(), [.refund])
    try await app.press("u")
    try await expectEqual(links(), [])
    await expectEqual(app.end(), [])
  }

  @Test func `P links one entry to an account that is not kept here`() async throws {
    let app = LedgerApp(try await LinkEntries.dependencies(), .normal)
    try await app.press("Space P")
    #expect(app.lines.contains { $0.contains("내역 1건: 연결 종류") })
    #expect(app.lines.contains { $0.contains("이체 18,000원 · 갈비에 없는 계좌") })
    try await app.press("Enter")
    expectEqual(app.dependencies.notice, "이체 1쌍을 연결했습니다. u로 되돌릴 수 있습니다.")
    let links = try await app.dependencies.ledger.links([8])
    expectEqual(links.map(\.second), [nil])
    await expectEqual(app.end(), [])
  }

  @Test func `what does not fit, or is linked, says so`() async throws {
    let app = LedgerApp(try await LinkEntries.dependencies(), .normal, .english)
    try await app.press("Space Down Space P")
    expectEqual(app.dependencies.notices.last, LinksText.chooseMore)
    expectEqual(app.sheet, nil)
    try await app.press("Esc P Enter Esc Home Down Down Space Down Space P")
    expectEqual(app.dependencies.notices.last, LedgerError.linked.phrase)
    await expectEqual(app.end(), [])
  }
}
