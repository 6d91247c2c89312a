import Phrases
public import WalletDomain

/// What an export says of a row that has no column which others read, as JSON in the last column.
///
/// A row without an entry says what an account is, or that a reconciliation has locked rows.
public struct ExportRecord: Codable, Hashable, Sendable {
  /// What an account has beside its name and its opening balance, which is the row's amount.
  public struct Account: Codable, Hashable, Sendable {
    /// Of a built-in account, whatever it is called.
    public var id: String?
    public var kind: AccountKind?
    public var number: String?
    public var holder: String?
    /// The purchases that were left out with their cancellations; nil for none.
    public var cancelled: [CancelledPurchase]?

    public init() {}
  }

  public var bank: BankRecord?
  /// What its statement has said of an entry that was corrected or split.
  public var stated: StatedFacts?
  /// The number of such an entry in the file, by which parts name it.
  public var entry: Int?
  /// The number of the entry of which it is a part.
  public var part: Int?
  /// The name of the category that a refund had before it was linked; nil if that is the one it has.
  public var category: String?
  /// The number of a reconciliation in the file.
  public var lock: Int?
  /// What the account had at the end of the day of the reconciliation, in won.
  public var balance: Int64?
  /// When it was locked, in milliseconds since 1970.
  public var time: Int64?
  public var account: Account?

  public init() {}

  /// Without what no ledger would have said.
  public var checked: ExportRecord {
    func isAmount(_ amount: Int64) -> Bool { LedgerAccounts.openings.contains(amount) }
    var record = self
    record.bank = bank.flatMap { bank in
      BankRecord(
        second: bank.second.flatMap { (0..<86_400).contains($0) ? $0 : nil },
        balance: bank.balance.flatMap { isAmount($0) ? $0 : nil }, approval: bank.approval,
        kind: bank.kind, foreign: bank.foreign, counterpart: bank.counterpart,
        counterpartNumber: bank.counterpartNumber, isPending: bank.isPending ?? false,
        instalment: bank.instalment.flatMap { Instalment(checking: $0) })
    }
    record.stated = stated.flatMap { stated in
      let isValid = LedgerEntry.amounts.contains(Int64(clamping: stated.amount.amount.magnitude))
      return isValid && stated.text.fits(LedgerEntry.textLimit) ? stated : nil
    }
    record.category = category.map {
      LedgerEntry.normalised($0).prefix(fitting: UserCategory.nameLimit)
    }
    record.balance = balance.flatMap { isAmount($0) ? $0 : nil }
    return record
  }

  /// Whether the row is an entry.
  public var isOfEntry: Bool { account == nil && balance == nil }
}

/// An end of a link, as an export names it: `transfer 3>` leads to `transfer >3` in another row.
public struct ExportLink: Hashable, Sendable {
  public let kind: EntryLink.Kind
  /// Which links of a file have each for itself.
  public let number: Int
  /// Whether the row is the first one of the link.
  public let isFirst: Bool
  /// How much is left out, in won, where the other end has a row, too, or that is not all of this one; else nil.
  public let amount: Int64?
  /// Whether the row was made for the link.
  public let isMade: Bool
  public let isRefused: Bool

  /// The end of a link in a row.
  public init(_ link: EntryLink, number: Int, in row: LedgerRow) {
    (kind, self.number, isRefused) = (link.kind, number, link.isRefused)
    isFirst = link.first == row.id
    let isAll = link.amount == row.amount.size
    let isSaid = link.isRefused ? isFirst && !isAll : isFirst ? link.second != nil || !isAll : isAll
    amount = isSaid ? link.amount.amount : nil
    isMade = !isFirst && link.isMade
  }

  public var text: String {
    [
      isRefused ? "not" : nil, kind.rawValue, isFirst ? "\(number)>" : ">\(number)",
      amount.map { "\($0)" }, isMade ? "made" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Nil for another text.
  public init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    isRefused = words.first == "not"
    if isRefused { words.removeFirst() }
    guard let kind = words.popFirst().flatMap({ EntryLink.Kind(rawValue: $0) }),
      let place = words.popFirst(), place.hasPrefix(">") != place.hasSuffix(">"),
      let number = Int(place.filter { $0 != ">" }), number > 0
    else { return nil }
    (self.kind, self.number, isFirst) = (kind, number, place.hasSuffix(">"))
    amount = words.first.flatMap { Int64($0) }
    if amount != nil { words.removeFirst() }
    isMade = words.popFirst() == "made"
    guard words.isEmpty else { return nil }
  }

  /// Whether the first end of a link, with this amount, and the second one can be linked.
  public func joins(_ amount: Won, _ second: ExportLink, _ other: Won) -> Bool {
    let isKind = (kind, isRefused) == (second.kind, second.isRefused)
    return !isKind || isRefused || kind.joins(amount, other, isMade: second.isMade)
  }

  /// Whether a row with this amount may have what the link was made of, as far as that is said: a first row may have
  /// more than is left out of it, as a loan's payment has its interest.
  public func fits(_ row: Won) -> Bool {
    guard let amount, !isRefused else { return true }
    return isFirst ? row.size.amount >= amount : row.size.amount == amount
  }

  /// The ends in a cell, without what is none.
  public static func all(in cell: String) -> [ExportLink] {
    cell.split { $0 == ";" }.compactMap { ExportLink(String($0)) }
  }
}

/// An entry as an export has it, beside what every statement says.
///
/// An object, so that entries of other files are no larger.
public final class ExportedEntry: Hashable, Sendable {
  public let origin: LedgerOrigin?
  public let isCleared: Bool
  public let payee: String?
  public let record: ExportRecord
  public let links: [ExportLink]

  public init(
    _ origin: LedgerOrigin?, isCleared: Bool, payee: String?, _ record: ExportRecord,
    _ links: [ExportLink]
  ) {
    (self.origin, self.isCleared, self.payee) = (origin, isCleared, payee)
    (self.record, self.links) = (record, links)
  }

  public static func == (one: ExportedEntry, other: ExportedEntry) -> Bool {
    (one.origin, one.isCleared, one.payee) == (other.origin, other.isCleared, other.payee)
      && (one.record, one.links) == (other.record, other.links)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(payee)
    hasher.combine(record)
    hasher.combine(links)
  }
}

extension Instalment {
  /// The same; nil if it is not possible.
  fileprivate init?(checking other: Instalment) {
    self.init(
      months: other.months, number: other.number, principal: other.principal.map(Won.init),
      payday: other.payday)
  }
}
