import WalletDomain

/// The links of entries that the user has chosen: one transfer, also to an account that is not kept here, or the
/// refunds of one purchase.
struct ChosenLinks {
  private let chosen: [LedgerRow]
  private let links: [EntryLink]
  private let accounts: LedgerAccounts
  private let rows: [LedgerRow]
  /// The groups of entries that are the same purchase.
  private var same = SameGroups()

  /// `rows` and `links` are those of the chosen entries, and of all that is one purchase with them.
  init(
    _ chosen: [LedgerRow.ID], _ rows: [LedgerRow], _ links: [EntryLink], _ accounts: LedgerAccounts
  ) {
    self.links = links.filter { !$0.isRefused }
    (self.rows, self.accounts) = (rows, accounts)
    for link in self.links where link.kind == .same {
      if let second = link.second { same.join(link.first, second) }
    }
    // What is counted in place of others has their links.
    let ids = Set(chosen.map(same.counted))
    self.chosen = rows.filter { ids.contains($0.id) }
  }

  /// Each way in which the entries can be linked, with all of its links.
  func ways() throws(LedgerError) -> [[LinkProposal]] {
    let all = [transfer.map { [$0] }, refunds].compactMap(\.self) + alone
    guard !all.isEmpty else { return [] }
    let ways = all.filter(fits)
    guard ways.isEmpty, chosen.contains(where: isLinked) else { return ways }
    throw refunds.flatMap(tooMuch) ?? .linked
  }

  /// That more would come back of a purchase than is left of it by its earlier refunds; nil where something else is in
  /// the way.
  private func tooMuch(_ refunds: [LinkProposal]) -> LedgerError? {
    guard let purchase = refunds.first?.second, !refunds.contains(where: { isLinked($0.first) }),
      links.allSatisfy({ $0.kind == .same || $0.kind == .refund || !$0.rows.contains(purchase.id) })
    else { return nil }
    let left = links.filter { $0.kind == .refund && $0.second == purchase.id }
      .reduce(purchase.amount.size) { $0 - $1.amount }
    let sum = refunds.reduce(Won.zero) { $0 + $1.amount }
    return left > .zero && sum > left ? .refunded(left) : nil
  }

  private var transfer: LinkProposal? {
    guard chosen.count == 2, let out = chosen.first(where: { $0.amount < .zero }),
      let back = chosen.first(where: { $0.amount > .zero }), out.account != back.account
    else { return nil }
    let (source, target) = (accounts[out.account].likelyKind, accounts[back.account].likelyKind)
    let kind: EntryLink.Kind = target == .wallet && source != .wallet ? .topUp : .transfer
    let rest = out.amount.size - back.amount
    if rest != .zero {
      let mayHaveInterest = [.loan, .savings].contains(target)
      guard kind == .transfer, !out.isLocked, rest > .zero,
        mayHaveInterest || LinkFinder.fees.contains(rest.amount)
      else { return nil }
    }
    return LinkProposal(
      kind, first: out, second: back, replaced: open(back), isSure: true,
      reasons: [.chosen] + (rest > .zero ? [.fee(rest)] : []), interest: rest
    ).ending([open(out)].compactMap(\.self))
  }

  private var refunds: [LinkProposal]? {
    let (out, back) = (chosen.filter { $0.amount < .zero }, chosen.filter { $0.amount > .zero })
    let sum = chosen.reduce(Won.zero) { $0 + $1.amount }
    guard out.count == 1, !back.isEmpty, sum <= .zero else { return nil }
    return back.map {
      LinkProposal(
        .refund, first: $0, second: out[0], replaced: open($0), isSure: true, reasons: [.chosen])
    }
  }

  /// The links of one entry whose other side is not kept here, which only the user knows.
  private var alone: [[LinkProposal]] {
    guard chosen.count == 1, let row = chosen.first, row.origin != .wallet, row.order == nil else {
      return []
    }
    let (isOut, isOfCard) = (row.amount < .zero, accounts[row.account].likelyKind == .card)
    let kinds: [EntryLink.Kind] =
      isOfCard ? isOut ? [] : [.cardBill, .refund] : isOut ? [.transfer] : [.transfer, .refund]
    return kinds.map { kind in
      [LinkProposal(kind, first: row, second: nil, isSure: true, reasons: [.chosen])]
    }
  }

  /// Whether the entries can have such links beside those that they have.
  private func fits(_ proposals: [LinkProposal]) -> Bool {
    var book = LinkBook(rows, links)
    for proposal in proposals {
      for link in proposal.ended + [proposal.replaced].compactMap(\.self) { book.remove(link) }
      let isFree = proposal.link.rows.allSatisfy { id in
        links.allSatisfy { !$0.rows.contains(id) || $0.second == nil }
      }
      guard proposal.interest > .zero ? isFree : book.takes(proposal.link) else { return false }
      book.add(proposal.link)
    }
    return true
  }

  /// The link of an entry to what is not kept here.
  private func open(_ row: LedgerRow) -> EntryLink? {
    links.first { $0.first == row.id && $0.second == nil }
  }

  private func isLinked(_ row: LedgerRow) -> Bool {
    links.contains { $0.kind != .same && $0.rows.contains(row.id) }
  }
}
