public import Time
public import WalletDomain

/// An entry of a statement: what the bank says of it, and the account and the category that the file names.
public struct StatementEntry: Hashable, Sendable {
  public enum Account: Hashable, Sendable {
    /// The one that the user chooses for the statement.
    case chosen
    /// One that the statement names, such as an export of several accounts.
    case named(LedgerAccount.ID)
    /// An export that does not name it, or by a name that it no longer has.
    case unknown
  }

  /// In `.income` or `.other` while it is read, then in a category of the ledger.
  public var entry: LedgerEntry
  public var account: Account
  /// The category that the statement names; empty for none.
  ///
  /// Once the entry is placed it is one that the ledger lacks, which is added with it.
  public var newCategory: String
  /// The account that an export names, in the same way.
  public var newAccount: String
  /// What an approval of a card and its cancellation have in common; nil for other entries.
  public var cancellation: Int?
  /// Whether a card has billed it, after which its amount does not change.
  public var isBilled: Bool
  /// Where the wallet's entries of another ledger go; nil for nowhere yet.
  public var standIn: LedgerAccount.ID?
  /// What an export says of it besides; nil for an entry of another file.
  public var exported: ExportedEntry?
  /// What its line says besides, while the statement is read; nil once it was read.
  public var line: Line?

  public init(
    _ entry: LedgerEntry, _ account: Account = .chosen, newCategory: String = "",
    cancellation: Int? = nil, newAccount: String = "", standIn: LedgerAccount.ID? = nil,
    exported: ExportedEntry? = nil, line: Line? = nil, isBilled: Bool = false
  ) {
    (self.entry, self.account, self.cancellation) = (entry, account, cancellation)
    self.isBilled = isBilled
    (self.newCategory, self.newAccount) = (newCategory, newAccount)
    (self.standIn, self.exported, self.line) = (standIn, exported, line)
  }

  /// What a line of a statement says beside its entry, by which it is told apart from others.
  public struct Line: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let day: Day
    /// The second of that day; nil if the line has no time.
    public let second: Int?
    /// The number of a card's approval; empty if unknown.
    public let approval: String
    public var cancelled: Cancelled
    /// When it was cancelled, if the line says that it was in a later month; else nil.
    public let cancelledOn: Day?
    /// What of a purchase is in a card's bill, negative for spending; nil if the line does not say it.
    public var billed: Won?
    /// What the card takes on top of it, negative for spending; zero for none.
    public var fee: Won
    /// What was taken off a purchase, or paid with points; zero for nothing.
    public let discount: Won
    /// Whether it is not a line, but what was taken off that of its number.
    public let isDiscount: Bool
    /// Whether a card collects or gives it back over months.
    public var isOverMonths = false
    /// Whether a broker says that securities have earned it, which never goes out.
    public var isYield = false

    public init(
      _ number: Int, day: Day, second: Int? = nil, approval: String = "",
      cancelled: Cancelled = .none, cancelledOn: Day? = nil, billed: Won? = nil,
      fee: Won = .zero, discount: Won = .zero, isDiscount: Bool = false
    ) {
      (self.number, self.day, self.second, self.approval) = (number, day, second, approval)
      (self.cancelled, self.cancelledOn) = (cancelled, cancelledOn)
      (self.billed, self.fee, self.discount) = (billed, fee, discount)
      self.isDiscount = isDiscount
    }
  }

  /// What a line says that was cancelled.
  public enum Cancelled: Hashable, Sendable {
    case none, whole
    /// A part of it: so much, if the line says that.
    case part(Won?)
    /// A part of it, or of the line of an approval before it.
    case ofPart
  }

  /// Into which account it goes if it is new: the one that is named, or the chosen one.
  public func destination(_ chosen: LedgerAccount.ID?) -> LedgerAccount.ID? {
    // SuperPay has the wallet's movements only.
    if case .named(let id) = account, id != .superPay { id } else { standIn ?? chosen }
  }
}

extension [StatementEntry] {
  /// Without what an export has made for links whose other entries are not among these.
  var withoutMade: [StatementEntry] {
    let links = compactMap(\.exported).flatMap(\.links)
    guard links.contains(where: \.isMade) else { return self }
    let begun = Set(links.filter(\.isFirst).map(\.number))
    return filter { entry in
      entry.exported?.links.allSatisfy { !$0.isMade || begun.contains($0.number) } ?? true
    }
  }
}

/// What identifies an entry in a statement: the day, the amount and the text that it has there, but not its marks.
public struct EntryFingerprint: Hashable, Sendable {
  let day: Day
  let amount: Won
  let text: String

  public init(day: Day, amount: Won, text: String) {
    self.day = day
    self.amount = amount
    self.text = LedgerEntry.normalised(text)
  }

  public init(_ entry: LedgerEntry) {
    self.init(entry.facts.asStated)
  }

  public init(_ stated: StatedFacts) {
    self.init(day: stated.day, amount: stated.amount, text: stated.text)
  }

  func hasText(of other: EntryFingerprint) -> Bool { text == other.text }

  /// Whether the texts differ in nothing but words such as 취소, which one file has in a column of its own.
  func isCancellation(like other: EntryFingerprint) -> Bool {
    let texts = [text, other.text].map(LinkNames.folded)
    let payees = texts.map(LinkWords.payee)
    return texts.contains(where: LinkWords.isRefund) && !payees[0].isEmpty && payees[0] == payees[1]
  }

  /// Whether both go the same way at what may be one shop.
  func mayBeApproval(of other: EntryFingerprint) -> Bool {
    (amount < .zero) == (other.amount < .zero)
      && (hasText(of: other)
        || LinkWords.mayBeOneShop(LinkNames.folded(text), LinkNames.folded(other.text)))
  }
}
