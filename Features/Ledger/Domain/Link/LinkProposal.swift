public import Time
public import WalletDomain

/// Entries that may be linked, with the reasons.
public struct LinkProposal: Hashable, Identifiable, Sendable {
  public let kind: EntryLink.Kind
  /// As in `EntryLink`.
  public let first: LedgerRow
  public let second: LedgerRow?
  /// The account in which the second entry is made, since it has none yet; nil where none is made.
  public let made: LedgerAccount.ID?
  /// The link that becomes this one.
  public let replaced: EntryLink?
  /// How much of the amount of `first` is left out, or comes back.
  public let amount: Won
  /// Whether it is the only one that its entries can have, and something says that it is right.
  public let isSure: Bool
  public let reasons: [LinkReason]
  /// What of the amount of `first` is interest, which is split off before the rest is linked; not negative.
  public let interest: Won
  /// What only the user knows of it.
  public let asks: Question?
  /// What a refund counts as whose purchase is one of several of this category.
  public let category: LedgerCategory?
  /// Links that end so that their entries can have this one.
  public internal(set) var ended: [EntryLink] = []
  /// What other cards have of a payment, which is split for them.
  public internal(set) var besides: [Share] = []
  /// The cards of which the user chooses the one that is paid, each with what it has of the payment.
  public internal(set) var choices: [Share] = []
  /// What was split off from the entry of a link that ends, and is joined to it again; not negative.
  public internal(set) var joined = Won.zero

  /// Without an amount it is all of that of `first`, but for the interest.
  public init(
    _ kind: EntryLink.Kind, first: LedgerRow, second: LedgerRow?, made: LedgerAccount.ID? = nil,
    replaced: EntryLink? = nil, amount: Won? = nil, isSure: Bool, reasons: [LinkReason],
    interest: Won = .zero, asks: Question? = nil, category: LedgerCategory? = nil
  ) {
    (self.kind, self.first, self.second) = (kind, first, second)
    (self.made, self.replaced, self.isSure, self.reasons) = (made, replaced, isSure, reasons)
    self.amount = amount ?? first.amount.size - interest
    (self.interest, self.asks, self.category) = (interest, asks, category)
  }

  public enum Question: Sendable {
    /// How much of it is interest.
    case interest
    /// The account from which a card tops up the wallet.
    case account
    /// The card that is paid.
    case card
  }

  /// How much of a payment is of a card, and the card's own entry of it, if there is one.
  public struct Share: Hashable, Sendable {
    public let account: LedgerAccount.ID
    public let amount: Won
    let second: LedgerRow?
    /// The link of that entry which becomes this one.
    let replaced: EntryLink?

    init(
      _ account: LedgerAccount.ID, _ amount: Won, second: LedgerRow? = nil,
      replaced: EntryLink? = nil
    ) {
      (self.account, self.amount, self.second) = (account, amount, second)
      self.replaced = replaced
    }
  }

  public struct ID: Hashable, Sendable {
    let kind: EntryLink.Kind
    let first: LedgerRow.ID
    let second: LedgerRow.ID?
  }

  public var id: ID { ID(kind: kind, first: first.id, second: second?.id) }

  /// Whether it says, or asks, from which account what is linked already has come, which the user may deny.
  public var isOfAccount: Bool { made != nil || asks == .account }

  /// The proposal as one that the user decides.
  var doubted: LinkProposal {
    LinkProposal(
      kind, first: first, second: second, made: made, replaced: replaced, amount: amount,
      isSure: false, reasons: reasons, interest: interest, asks: asks, category: category
    ).ending(ended, joining: joined).with(besides: besides).choosing(choices)
  }

  func choosing(_ choices: [Share]) -> LinkProposal {
    var proposal = self
    proposal.choices = choices
    return proposal
  }

  func with(besides: [Share]) -> LinkProposal {
    var proposal = self
    proposal.besides = besides
    return proposal
  }

  /// The same once these links have ended, and what was split off has been joined again.
  func ending(_ links: [EntryLink], joining joined: Won = .zero) -> LinkProposal {
    var proposal = self
    (proposal.ended, proposal.joined) = (links, joined)
    return proposal
  }

  /// The proposal with these rows in place of its own, and no links to end.
  func with(_ rows: [LedgerRow.ID: LedgerRow]) -> LinkProposal {
    LinkProposal(
      kind, first: rows[first.id] ?? first, second: second.map { rows[$0.id] ?? $0 }, made: made,
      replaced: replaced, amount: amount, isSure: isSure, reasons: reasons, interest: interest,
      category: category)
  }

  /// The proposal with the interest that the user has typed.
  public func with(interest: Won) -> LinkProposal {
    LinkProposal(
      kind, first: first, second: second, made: made, replaced: replaced, isSure: isSure,
      reasons: reasons, interest: interest)
  }

  /// The proposal with the account that the user has chosen.
  public func with(made account: LedgerAccount.ID) -> LinkProposal {
    LinkProposal(
      kind, first: first, second: nil, made: account, replaced: replaced,
      amount: choices.first { $0.account == account }?.amount, isSure: isSure, reasons: reasons)
  }

  /// The proposal with this row in place of `first`.
  func with(first: LedgerRow) -> LinkProposal {
    LinkProposal(
      kind, first: first, second: second, made: made, replaced: replaced, isSure: isSure,
      reasons: reasons)
  }

  /// The link that it becomes, without a number.
  var link: EntryLink {
    EntryLink(
      id: replaced?.id ?? 0, kind, first: first.id, second: second?.id, amount: amount,
      isMade: replaced.map { $0.isMade && $0.second == second?.id } ?? false,
      category: kind == .refund ? replaced?.category ?? first.category : nil)
  }
}

extension [LinkProposal] {
  /// The sure ones first, of each the newest first; of one entry as they stand.
  public func inOrder() -> [LinkProposal] {
    indices.sorted { one, other in
      let (left, right) = (self[one], self[other])
      if left.isSure != right.isSure { return left.isSure }
      if left.first.day != right.first.day { return left.first.day > right.first.day }
      return (left.first.id, other) > (right.first.id, one)
    }.map { self[$0] }
  }
}

/// Why entries may be linked.
public enum LinkReason: Hashable, Sendable {
  case sameAmount
  case secondsApart(Int)
  case daysApart(Int)
  /// The other side is named as the user, as 본인 or by the holder's name.
  case holder(String)
  /// The other side is named as an account of the user, by its name or its number.
  case ownAccount(String)
  /// What the bank calls the entry.
  case bankSays(String)
  /// The user has said so of this name before.
  case knownCounterpart(String)
  /// The name of the card's account, which the text names.
  case issuer(String)
  /// The purchases of these days come to the amount.
  case cardPeriod(Day, Day)
  /// These purchases were paid for already.
  case paidAgain
  /// So much of a bill is not in the card's entries.
  case unexplained(Won)
  /// A card has so much of a payment that is of several.
  case share(String, Won)
  case samePayee
  case sameApproval
  /// What was paid for the card is exactly what was bought without one of the two.
  case fitsBill
  case sameOrder
  /// The first one was pending when it came in.
  case pending
  /// The first one was typed before the other one came in by a file.
  case typed
  /// A card takes a purchase back, and collects it over months.
  case converted
  /// So much of the amount is interest.
  case interest(Won)
  /// So much of the amount is what the bank takes for the transfer.
  case fee(Won)
  /// So much was split off, and is joined again, since the other account has the whole.
  case whole(Won)
  /// So much of a bill is what a later one lacks, as for a purchase that was cancelled between them.
  case carried(Won)
  /// So much of a bill was bought in its period and cancelled after that.
  case cancelled(Won)
  /// What only the user knows.
  case asked(LinkProposal.Question)
  /// There are other entries that it may be.
  case severalCandidates
  /// The user has chosen the entries.
  case chosen
}

/// The entries among which links are looked for.
public struct LinkScene: Hashable, Sendable {
  /// In ascending order of their ids.
  public let rows: [LedgerRow]
  /// All links of these rows, also those that were refused.
  public let links: [EntryLink]
  /// Purchases before the first of its days, of which later bills have parts, and that day; none for all days.
  private(set) var earlier: [LedgerRow] = []
  private(set) var since: Day?

  public init(rows: [LedgerRow], links: [EntryLink]) {
    self.rows = rows
    self.links = links
  }

  func with(_ earlier: [LedgerRow], before day: Day) -> LinkScene {
    var scene = self
    (scene.earlier, scene.since) = (earlier, day)
    return scene
  }
}
