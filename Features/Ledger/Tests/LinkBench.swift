import Expectations
import Time
import WalletDomain

@testable import LedgerDomain

/// Entries of several accounts, among which links are looked for.
struct LinkBench {
  private(set) var accounts = LedgerAccounts.builtIn
  private(set) var rows: [LedgerRow] = []
  var links: [EntryLink] = []

  mutating func account(
    _ name: String, number: String = "", holder: String = "", _ kind: AccountKind? = nil
  ) throws -> LedgerAccount.ID {
    let id = try accounts.add(name)
    accounts.note(AccountFacts(number: number, holder: holder, kind: kind), of: id)
    return id
  }

  mutating func remember(_ purchases: [CancelledPurchase], of account: LedgerAccount.ID) {
    accounts.remember(purchases, of: account)
  }

  @discardableResult mutating func row(
    _ account: LedgerAccount.ID, _ day: Int, _ amount: Int64, _ text: String,
    by counterpart: String? = nil, number: String? = nil, kind: String? = nil,
    second: Int? = nil, approval: String? = nil, order: Int64? = nil,
    origin: LedgerOrigin = .imported, category: LedgerCategory = .other,
    importID: LedgerImport.ID? = 1, partOf: LedgerRow.ID? = nil, stated: String? = nil,
    instalment: Instalment? = nil, isPending: Bool = false, foreign: String? = nil,
    note: String = "", balance: Int64? = nil
  ) -> LedgerRow {
    // Every test names a real day.
    let day = Day(rawValue: day) ?? Day(milliseconds: 0)
    let bank = BankRecord(
      second: second, balance: balance, approval: approval, kind: kind, foreign: foreign,
      counterpart: counterpart,
      counterpartNumber: number, isPending: isPending, instalment: instalment)
    let row = LedgerRow(
      id: Int64(rows.count + 1), origin: origin,
      entry: LedgerEntry(
        day: day, amount: Won(amount), text: text, category: category, note: note, bank: bank,
        stated: stated.map { StatedFacts(day: day, amount: Won(amount), text: $0) }),
      order: order, importID: importID, status: EntryStatus(account),
      partOf: partOf)
    rows.append(row)
    return row
  }

  /// What is found, each in a few words, as `transfer 1-2`; what is not sure with a question mark.
  var found: [String] {
    proposals.map { proposal in
      let second =
        proposal.second.map { "\($0.id)" } ?? proposal.made.map { "new in \($0.rawValue)" }
      let amount = proposal.amount == proposal.first.amount.size ? "" : " \(proposal.amount.amount)"
      return "\(proposal.kind.rawValue) \(proposal.first.id)-\(second ?? "")\(amount)"
        + (proposal.isSure ? "" : "?")
    }
  }

  var proposals: [LinkProposal] {
    LinkFinder(LinkScene(rows: rows, links: links), accounts).proposals()
  }

  /// Takes a proposal over as a link, with what it makes.
  mutating func take(_ proposal: LinkProposal) {
    var link = proposal.link.with(id: proposal.replaced?.id ?? (links.map(\.id).max() ?? 0) + 1)
    if let account = proposal.made {
      let first = proposal.first
      let made = row(
        account, first.day.rawValue, -first.amount.amount, first.text, origin: .hand, importID: nil)
      link = link.with(second: made.id, isMade: true)
    }
    links.removeAll { $0.id == link.id || proposal.ended.contains($0) }
    links.append(link)
  }

  /// Takes over what is sure until nothing more is, as the user does.
  mutating func takeSure() {
    for _ in 0..<5 {
      for proposal in proposals where proposal.isSure { take(proposal) }
    }
  }

  /// What is spent and received.
  var sums: [Int64] {
    let sum = rows.map { row in
      let mark = links.compactMap { link in
        link.rows.contains(row.id) ? link.mark(of: row) : nil
      }.first
      return LedgerSummary(amount: row.amount, link: mark)
    }.reduce(.nothing, +)
    return [sum.spent.amount, sum.received.amount]
  }

  /// Splits so much off from an entry, as a part of its own; nothing for none.
  mutating func split(_ id: LedgerRow.ID, into part: Int64) {
    guard part > 0, let index = rows.firstIndex(where: { $0.id == id }) else { return }
    let whole = rows[index]
    let sign: Int64 = whole.amount < .zero ? -1 : 1
    let entry = whole.entry
    rows[index].entry = LedgerEntry(
      day: entry.day, amount: entry.amount - Won(sign * part), text: entry.text,
      category: entry.category, bank: entry.bank)
    row(
      whole.account, whole.day.rawValue, sign * part, whole.text, importID: whole.importID,
      partOf: id)
  }

  mutating func lock(_ id: LedgerRow.ID) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows[index].status = EntryStatus(rows[index].account, lockedBy: 1)
  }

  mutating func refuse(_ proposal: LinkProposal) {
    links.append(proposal.link.refused.with(id: Int64(links.count + 1)))
  }
  /// Expects that the later of two payments is asked about, and answers for the other one: taken, it is sure; refused,
  /// it is not asked about again.
  mutating func expectOneAnswer() {
    expectEqual(found, ["transfer 2-?", "transfer 1-?"])
    var other = self
    take(proposals[0])
    expectEqual(found, ["transfer 1-"])
    other.refuse(other.proposals[0])
    expectEqual(other.found, [])
  }
}
