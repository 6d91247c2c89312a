import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// What an import says of the entries that may be linked.
@MainActor
struct ImportedLinksTests {
  /// What was imported into accounts, the newest first; the third is the user's.
  private static let imports = [
    (4, LinkEntries.saving, 3), (3, LinkEntries.bank, 7), (2, LinkEntries.bank, 3),
    (1, LinkEntries.card, 2),
  ].map { id, account, total in
    LedgerImport(
      id: Int64(id), time: Int64(id), file: "bank.csv", account: account, total: total,
      count: total)
  }

  private func importEnds(
    _ dependencies: LedgerFixture, on days: ClosedRange<Int>?, _ count: Int = 3,
    into account: String = "국민은행"
  ) async {
    dependencies.ledger.imports = { () throws(LedgerError) in Self.imports }
    let (presenter, tree) = (PresenterSpy<Ledger>(.init(today: ScreenEntries.today)), Tree())
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    let range = days.map {
      ScreenEntries.day($0.lowerBound)...ScreenEntries.day($0.upperBound)
    }
    interactor.importDidEnd(count, into: Phrase(account), on: range)
    await tree.settle()
  }

  /// A pair of which an import has brought one entry, or both.
  private func brought(
    _ proposal: LinkProposal, _ first: LedgerImport.ID?, _ second: LedgerImport.ID? = nil
  ) -> LinkProposal {
    func row(_ row: LedgerRow, _ id: LedgerImport.ID?) -> LedgerRow {
      LedgerRow(
        id: row.id, origin: row.origin, entry: row.entry, importID: id, status: row.status)
    }
    return LinkProposal(
      proposal.kind, first: row(proposal.first, first),
      second: proposal.second.map { row($0, second) }, made: proposal.made,
      amount: proposal.amount, isSure: proposal.isSure, reasons: proposal.reasons)
  }

  private static let imported = "국민은행에 내역 3건을 가져왔습니다. u로 되돌릴 수 있습니다."

  @Test func `what was found is counted by its kinds, in one notice with what was imported`()
    async throws
  {
    let dependencies = try await LinkEntries.dependencies(proposing: [
      brought(LinkEntries.transfer, 2), brought(LinkEntries.bill, 2),
      brought(LinkEntries.refund, 1, 2), brought(LinkEntries.doubtful, nil, 2),
    ])
    await importEnds(dependencies, on: 2026_11_01...2026_11_30)
    expectEqual(
      dependencies.notices.suffix(2).map { $0.text(.korean) },
      [
        Self.imported, "\(Self.imported) 이체 2쌍, 카드대금 1건, 환불 1건을 찾았습니다 · P 연결 보기",
      ])
    expectEqual(
      dependencies.notices.last?.text(.english),
      "Imported 3 entries into 국민은행. Press u to undo. Found 2 transfers, 1 card bill, 1 refund · P shows links"
    )
  }

  @Test func `what other imports have brought is not spoken of, nor what only is in the account`()
    async throws
  {
    let dependencies = try await LinkEntries.dependencies(proposing: [
      brought(LinkEntries.transfer, 3, 4), brought(LinkEntries.refund, 4, 4),
      brought(LinkEntries.doubtful, 2, 4), brought(LinkEntries.bill, 3),
    ])
    await importEnds(dependencies, on: 2026_11_01...2026_11_30)
    expectEqual(dependencies.notice, "\(Self.imported) 이체 1쌍을 찾았습니다 · P 연결 보기")
  }

  @Test func `an import of a card says which bills of others it explains`() async throws {
    let dependencies = try await LinkEntries.dependencies(proposing: [
      brought(LinkEntries.transfer, 3, 4), brought(LinkEntries.bill, 3),
      brought(LinkEntries.refund, 4, 4),
    ])
    await importEnds(dependencies, on: 2026_11_01...2026_11_30, 2, into: "신한카드")
    expectEqual(dependencies.notice?.hasSuffix("카드대금 1건을 찾았습니다 · P 연결 보기"), true)
    expectEqual(dependencies.notice?.contains("이체"), false)
  }

  @Test func `days in which there is nothing are not spoken of`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    await importEnds(dependencies, on: 2026_10_01...2026_10_31)
    expectEqual(dependencies.notice, Self.imported)
    await importEnds(dependencies, on: nil)
    expectEqual(dependencies.notice, Self.imported)
  }

  @Test func `an entry that was corrected says with what it may be linked now`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    let (presenter, tree) = (PresenterSpy<Ledger>(.init(today: ScreenEntries.today)), Tree())
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    for row in [LinkEntries.rows[0], LinkEntries.rows[7]] {
      interactor.sheetDidEnd(.edited(row, isChanged: true))
      await tree.settle()
    }
    interactor.sheetDidEnd(.edited(LinkEntries.rows[0], isChanged: false))
    await tree.settle()
    let saved = "저장했습니다. u로 되돌릴 수 있습니다."
    expectEqual(
      dependencies.notices.map { $0.text(.korean) },
      [saved, "\(saved) 이체 1쌍을 찾았습니다 · P 연결 보기", saved])
  }

  @Test func `an import has not failed where links cannot be looked for`() async throws {
    let dependencies = try await LinkEntries.dependencies()
    dependencies.ledger.proposals = { _ throws(LedgerError) in throw .storage(.cannotRead) }
    await importEnds(dependencies, on: 2026_11_01...2026_11_30)
    expectEqual(dependencies.notices.map { $0.text(.korean) }, [Self.imported])
  }

  @Test func `what an earlier version has left is offered once, when the ledger is shown`()
    async throws
  {
    let dependencies = try await LinkEntries.dependencies()
    // As it is for a new ledger, after the update, and later.
    for isUpdated in [false, true, false] {
      if isUpdated { dependencies.fixed.hasLinkOffer = true }
      let (presenter, tree) = (PresenterSpy<Ledger>(.init(today: ScreenEntries.today)), Tree())
      Router(interactor: LedgerInteractor(dependencies.builder.dependencies, on: presenter)).launch(
        in: tree)
      await tree.settle()
    }
    let notices = dependencies.notices
    #expect(notices.count == 1 && !dependencies.fixed.hasLinkOffer)
    #expect(notices[0].text(.korean).hasPrefix("이전 내역에서 이체 "))
    #expect(notices[0].text(.korean).hasSuffix("을 찾았습니다 · P 연결 보기"))
    #expect(notices[0].text(.english).hasSuffix(" in earlier entries · P shows links"))
  }
}
