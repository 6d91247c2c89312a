public import WalletDomain

/// Two entries that are one movement of money, or one that goes to an account which is not kept here.
///
/// What a link leaves out counts neither as income nor as spending. A refund lowers the spending of the
/// category of its purchase.
public struct EntryLink: Codable, Hashable, Identifiable, Sendable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Between two accounts of the user.
    case transfer
    /// A transfer that pays the purchases of a card.
    case cardBill = "card_bill"
    /// A transfer into a wallet.
    case topUp = "top_up"
    case refund
    /// One purchase that two files have.
    case same

    /// The kinds whose two entries are one movement of money, so that neither counts.
    public static let movements: Set = [transfer, cardBill, topUp]

    /// Whether entries of these amounts can be the ends of a link; `isMade` if the second one was made for it.
    func joins(_ first: Won, _ second: Won, isMade: Bool) -> Bool {
      let areOpposite = (first < .zero) != (second < .zero)
      switch self {
      case .transfer, .cardBill, .topUp:
        // What was made for a card's bill is only what the card's entries explain.
        let isPart = self == .cardBill && isMade && areOpposite && second.size <= first.size
        return isPart || second == -first
      case .refund: return first > .zero && first <= -second
      case .same: return !areOpposite
      }
    }
  }

  public let id: Int64
  public let kind: Kind
  /// What goes out, if that is kept here; the money that comes back; or the one of two equal purchases
  /// that is not counted.
  public let first: LedgerRow.ID
  /// What comes in, the purchase of a refund, or the one that is counted; nil where it is not kept here.
  public let second: LedgerRow.ID?
  private let won: Int64
  /// Whether `second` was made for the link, since its account has no entry of its bank yet.
  public let isMade: Bool
  /// Whether the user has said that the two are none of this; it changes no sum, and is not asked again.
  public let isRefused: Bool
  /// The category that a refund had before.
  public let category: LedgerCategory?

  /// `amount` is positive.
  public init(
    id: Int64 = 0, _ kind: Kind, first: LedgerRow.ID, second: LedgerRow.ID?, amount: Won,
    isMade: Bool = false, isRefused: Bool = false, category: LedgerCategory? = nil
  ) {
    (self.id, self.kind, self.first, self.second) = (id, kind, first, second)
    (won, self.isMade, self.isRefused, self.category) = (amount.amount, isMade, isRefused, category)
  }

  /// How much of the amount of `first` is left out, or comes back.
  public var amount: Won { Won(won) }

  public var rows: [LedgerRow.ID] { second.map { [first, $0] } ?? [first] }

  /// The same link with another number, another second entry, or another amount.
  public func with(
    id: Int64? = nil, second: LedgerRow.ID? = nil, amount: Won? = nil, isMade: Bool? = nil
  ) -> EntryLink {
    EntryLink(
      id: id ?? self.id, kind, first: first, second: second ?? self.second,
      amount: amount ?? self.amount, isMade: isMade ?? self.isMade, isRefused: isRefused,
      category: category)
  }

  /// What the link makes of one of its entries; nil where that counts as before.
  public func mark(of row: LedgerRow) -> LinkMark? {
    guard !isRefused else { return nil }
    switch kind {
    case .transfer, .cardBill, .topUp:
      let part = kind == .cardBill && row.id == first ? amount : nil
      return LinkMark(kind, part: part, of: row.amount)
    case .refund, .same: return row.id == first ? LinkMark(kind, of: row.amount) : nil
    }
  }
}

/// How an entry of a link counts.
public struct LinkMark: Hashable, Sendable {
  public let kind: EntryLink.Kind
  /// How much of its amount is neither income nor spending; not negative.
  public let leftOut: Won

  public init(kind: EntryLink.Kind, leftOut: Won) {
    self.kind = kind
    self.leftOut = leftOut
  }

  /// The mark of an entry with this amount, of which a part is left out, or all of it.
  ///
  /// An amount that is corrected later is still left out as a whole.
  public init(_ kind: EntryLink.Kind, part: Won? = nil, of amount: Won) {
    self.kind = kind
    leftOut = kind == .refund ? .zero : part.map { min($0, amount.size) } ?? amount.size
  }
}

/// A link that comes, goes, or becomes another.
public struct LinkChange: Codable, Hashable, Sendable {
  /// Nil if the link is new.
  public let before: EntryLink?
  /// Nil if the link is removed.
  public let after: EntryLink?

  public init(before: EntryLink?, after: EntryLink?) {
    self.before = before
    self.after = after
  }

  var reversed: LinkChange { LinkChange(before: after, after: before) }

  var rows: [LedgerRow.ID] { (before?.rows ?? []) + (after?.rows ?? []) }
}
