import Phrases
import Time
import WalletDomain

/// A purchase of a card that was left out with its cancellation.
///
/// It is remembered, since another file may have one of the two alone.
public struct CancelledPurchase: Codable, Hashable, Sendable {
  let facts: EntryFacts
  let category: LedgerCategory
  let payee: String?
  let note: String
  /// When it was cancelled; nil where its file only says that it was.
  let end: Day?
  /// Whether a bill without the purchase has given it back on that day, so that its line may be the cancellation of an
  /// earlier one; nil if none has.
  private(set) var isGivenBack: Bool?

  /// How many of an account are remembered.
  static let limit = 200
  /// How many days later a purchase is cancelled.
  static let reach = 120

  /// Nil for what is no purchase and its cancellation.
  init?(_ pair: [StatementEntry]) {
    guard pair.count == 2, let purchase = pair.first(where: { $0.entry.amount < .zero })?.entry,
      let back = pair.first(where: { $0.entry.amount > .zero })?.entry
    else { return nil }
    self.init(purchase, cancelledBy: back)
  }

  private init(_ purchase: LedgerEntry, cancelledBy back: LedgerEntry) {
    facts = purchase.facts
    (category, payee, note) = (purchase.category, purchase.payee, purchase.note)
    // What was made of one line says nothing of its own.
    let isMade = back.bank?.isUndated ?? true
    end = back.day == purchase.day && isMade ? nil : back.day
  }

  /// The purchase, or the part of one, that a refund gives back which was made of its line; nil for other entries.
  init?(givenBackBy back: LedgerEntry) {
    guard back.bank?.isUndated == true, back.amount > .zero else { return nil }
    var purchase = back.facts
    purchase.won = -back.amount.amount
    self.init(back.with(purchase))
  }

  /// An entry as one of which the days are asked within which it may belong to another one.
  init(_ entry: LedgerEntry) {
    facts = EntryFacts(day: entry.day, amount: entry.amount, text: entry.text, bank: entry.bank)
    (category, payee, note, end) = (entry.category, entry.payee, entry.note, nil)
  }

  /// The same once a bill has given it back.
  var givenBack: CancelledPurchase {
    var other = self
    other.isGivenBack = true
    return other
  }

  /// As another ledger has it, whose own categories are none of this one's; nil for what no statement says.
  var checked: CancelledPurchase? {
    guard LedgerEntry.amounts.contains(Int64(clamping: facts.won.magnitude)), facts.won < 0,
      facts.text.fits(LedgerEntry.textLimit), end.map({ $0 >= facts.day }) ?? true
    else { return nil }
    return CancelledPurchase(
      facts: facts, category: LedgerCategory.builtIn.contains(category) ? category : .other,
      payee: payee, note: note, end: end, isGivenBack: isGivenBack)
  }

  private init(
    facts: EntryFacts, category: LedgerCategory, payee: String?, note: String, end: Day?,
    isGivenBack: Bool?
  ) {
    (self.facts, self.category, self.payee, self.note) = (facts, category, payee, note)
    (self.end, self.isGivenBack) = (end, isGivenBack)
  }

  var amount: Won { facts.amount }

  var entry: LedgerEntry {
    LedgerEntry(
      day: facts.day, amount: facts.amount, text: facts.text, category: category, note: note,
      payee: payee, bank: facts.bank)
  }

  var place: EntryPlace { EntryPlace(facts.day, facts.amount) }

  /// Where its line may be as a purchase, and as what came back.
  var places: [EntryPlace] { [place, EntryPlace(facts.day, -facts.amount)] }

  /// Whether its line has a time, and no number.
  var isUnnumbered: Bool { end == nil && facts.bank?.isUnnumbered == true }

  /// Whether an entry gives it back on the day of its line, and nothing says that it is of that line.
  func isBegun(by back: LedgerEntry) -> Bool {
    end == nil && back.amount > .zero && back.day == facts.day && back.bank?.approval == nil
  }

  /// The days on which it may have been cancelled.
  var ends: ClosedRange<Day> { facts.day...(facts.day.advanced(by: Self.reach) ?? facts.day) }

  /// The days before it on which another purchase may have been made, of which its line was the cancellation.
  var begins: Range<Day> { (facts.day.advanced(by: -Self.reach) ?? facts.day)..<facts.day }

  /// Whether an entry may be the purchase itself.
  func isPurchase(_ other: LedgerEntry) -> Bool {
    other.amount == amount && other.day == facts.day && isOfOne(other.bank, other.text)
  }

  /// Whether its line was the cancellation of an earlier purchase, since its file has said no more than that it was
  /// cancelled: one with the number of its approval, of one payee, and with its amount or one that it may have been in won.
  func hasEnded(_ purchase: LedgerEntry) -> Bool {
    guard end == nil, purchase.amount < .zero, purchase.day < facts.day,
      purchase.day.distance(to: facts.day) <= Self.reach,
      let approval = facts.bank?.approval, purchase.bank?.approval == approval,
      LinkWords.payee(LinkNames.folded(purchase.text))
        == LinkWords.payee(LinkNames.folded(facts.text))
    else { return false }
    let foreign = facts.bank?.foreign
    return purchase.amount <= amount || foreign != nil && foreign == purchase.bank?.foreign
  }

  /// What came back by its line.
  var cancellation: LedgerEntry {
    LedgerEntry(day: facts.day, amount: -amount, text: facts.text, category: .income, note: note)
  }

  /// Whether an entry may be its cancellation.
  func isEnd(_ day: Day, _ amount: Won, _ bank: BankRecord?, _ text: String) -> Bool {
    guard amount == -self.amount, ends.contains(day) else { return false }
    if let approval = bank?.approval, let own = facts.bank?.approval { return approval == own }
    return end.map { $0 == day } ?? true
      && LinkWords.payee(LinkNames.folded(text)) == LinkWords.payee(LinkNames.folded(facts.text))
  }

  /// The same of what was made of a line, whatever two files call its shop.
  func isEnd(_ print: EntryFingerprint, _ bank: BankRecord?) -> Bool {
    isEnd(print.day, print.amount, bank, print.text)
      || print.amount == -amount && ends.contains(print.day) && bank?.approval == nil
        && print.isAlike(EntryFingerprint(entry))
  }

  /// Whether its line may have been the cancellation of an earlier purchase of its amount at its shop, of which not both
  /// have the number of an approval.
  func mayHaveEnded(_ purchase: EntryFingerprint, _ bank: BankRecord?) -> Bool {
    end == nil && purchase.amount == amount && begins.contains(purchase.day)
      && (bank?.approval == nil || facts.bank?.approval == nil)
      && purchase.isAlike(EntryFingerprint(entry))
  }

  /// Whether it does not count in the month of its cancellation on a day, either.
  func isLeftOut(with day: Day) -> Bool { end != nil || LedgerMonth(of: day) == month }

  private var month: LedgerMonth { LedgerMonth(of: facts.day) }

  private func isOfOne(_ bank: BankRecord?, _ text: String) -> Bool {
    if let own = facts.bank, let bank {
      if own.contradicts(bank) { return false }
      if own.approval != nil, own.approval == bank.approval { return true }
    }
    return text == facts.text
  }
}

extension LedgerAccounts {
  /// Keeps what was left out of a card's files, the last ones of many.
  mutating func remember(_ purchases: [CancelledPurchase], of id: LedgerAccount.ID) {
    guard !purchases.isEmpty, let index = list.firstIndex(where: { $0.id == id }) else { return }
    let known = list[index].cancelled ?? []
    let seen = Set(known)
    list[index].cancelled = (known + purchases.filter { !seen.contains($0) })
      .suffix(CancelledPurchase.limit)
  }
}
