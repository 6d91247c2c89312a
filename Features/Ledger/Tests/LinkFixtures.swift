import LedgerDomain
import LedgerFixtures
import Store
import Time
import WalletDomain

/// Entries of three accounts, of which some are one movement of money.
@MainActor enum LinkEntries {
  static let (bank, saving, card) = (id(1), id(2), id(3))

  static let rows = [
    row(1, 2026_11_03, -500_000, "김하늘", bank, "저축", BankRecord(second: 33_000, kind: "이체")),
    row(2, 2026_11_03, 500_000, "김하늘", saving, "", BankRecord(second: 33_002)),
    row(3, 2026_11_14, -659_406, "신한카드 결제", bank),
    row(4, 2026_11_10, -30_000, "책방", card),
    row(5, 2026_11_12, 30_000, "책방", card),
    row(6, 2026_11_05, -50_000, "이마트", bank),
    row(7, 2026_11_07, 50_000, "어머니", saving),
    row(8, 2026_11_20, -18_000, "택시", bank),
  ]

  static let transfer = LinkProposal(
    .transfer, first: rows[0], second: rows[1], isSure: true,
    reasons: [.sameAmount, .secondsApart(2), .holder("본인")])
  static let bill = LinkProposal(
    .cardBill, first: rows[2], second: nil, made: card, amount: Won(484_406), isSure: true,
    reasons: [.issuer("신한카드"), .unexplained(Won(175_000))])
  /// A payment of which only the user knows how much is interest.
  static let repayment = LinkProposal(
    .transfer, first: rows[2], second: nil, isSure: false,
    reasons: [.bankSays("신한카드 결제"), .asked(.interest)], asks: .interest)
  /// Money of a card of which only the user knows the account.
  static let topUp = LinkProposal(
    .topUp, first: rows[6], second: nil, isSure: false, reasons: [.asked(.account)], asks: .account)
  static let refund = LinkProposal(
    .refund, first: rows[4], second: rows[3], isSure: true, reasons: [.samePayee])
  static let doubtful = LinkProposal(
    .transfer, first: rows[5], second: rows[6], isSure: false,
    reasons: [.sameAmount, .daysApart(2)])

  /// A ledger with the accounts, which proposes what is not decided yet of these; the doubtful one stands
  /// first, as no ledger has it.
  static func dependencies(
    proposing proposals: [LinkProposal] = [doubtful, transfer, refund]
  ) async throws(LedgerError) -> LedgerFixture {
    let dependencies = LedgerFixture(rows)
    for name in ["국민은행", "저축은행", "신한카드"] {
      _ = try await dependencies.ledger.perform(.account(.set(nil, name: name)))
    }
    let fixed = dependencies.fixed
    dependencies.ledger.proposals = { days throws(LedgerError) in
      let decided = Set(try await fixed.links(of: rows.map(\.id)).map(\.first))
      return proposals.filter {
        !decided.contains($0.first.id) && days?.contains($0.first.day) ?? true
      }
    }
    return dependencies
  }

  private static func id(_ number: Int) -> LedgerAccount.ID {
    LedgerAccount.ID(rawValue: "user-\(number)")
  }

  private static func row(
    _ id: Int64, _ day: Int, _ amount: Int64, _ text: String, _ account: LedgerAccount.ID,
    _ note: String = "", _ bank: BankRecord? = nil
  ) -> LedgerRow {
    LedgerRow(
      id: id, origin: .imported,
      entry: LedgerEntry(
        day: ScreenEntries.day(day), amount: Won(amount), text: text,
        category: amount > 0 ? .income : .other, note: note, bank: bank),
      status: EntryStatus(account))
  }
}
