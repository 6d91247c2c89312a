import Time
import WalletDomain

extension EntryRecognition {
  /// Which rows of other days, and of other amounts, what came back may concern, and what is left of purchases.
  struct Reach {
    /// What was made of lines that do not say when it came back.
    private let open: [CancelledPurchase]
    /// The days of what came back, and of what it may belong to; nil if nothing did.
    let back: ClosedRange<Day>?
    /// The amounts of the purchases that came back.
    private let amounts: Set<Won>
    /// The days of a bill's purchases, and those beside them.
    private let billed: Set<Day>
    /// Those of purchases of which a part was taken back.
    private let parted: Set<Day>
    /// What is left of these.
    private let rests: Set<EntryPlace>
    /// Parts that may be of larger purchases before them, which no number names.
    private let parts: [CancelledPurchase]
    /// Whether there are approvals without numbers, of which another file may take back parts.
    let isUnnumbered: Bool
    /// The days of all of these.
    let days: ClosedRange<Day>?

    /// How many days later a bill is closed, until which it may have less of a purchase.
    private static let period = 31

    init(_ entries: [StatementEntry], _ unclear: some Sequence<CancelledPurchase>) {
      let own = entries.filter {
        $0.exported == nil && $0.account == .chosen && $0.entry.bank?.balance == nil
      }.map(\.entry)
      let returned = own.filter { $0.amount > .zero }
      open = Array(unclear) + own.compactMap(CancelledPurchase.init(givenBackBy:))
      amounts = Set(returned.map { -$0.amount })
      parts = own.filter { $0.bank?.kind == BankRecord.partly && $0.bank?.approval == nil }
        .filter { $0.amount < .zero }.map { CancelledPurchase($0) }
      let spent = own.filter { $0.amount < .zero }
      func beside(_ entries: [LedgerEntry]) -> Set<Day> {
        Set(entries.flatMap { entry in [0, -1, 1].compactMap { entry.day.advanced(by: $0) } })
      }
      billed = beside(spent.filter { !$0.isApproved })
      let parted = spent.filter { $0.bank?.isOfPart == true || $0.isApproved && $0.amount < .zero }
        .filter { entry in
          entry.bank?.isOfPart == true || returned.contains { $0.mayGiveBack(entry) }
        }
      self.parted = beside(parted.filter { $0.bank?.isOfPart == true })
      rests = Set(
        parted.flatMap { entry in
          entry.rests(after: returned).flatMap { rest in
            [0, -1, 1].compactMap { entry.day.advanced(by: $0) }.map { EntryPlace($0, rest) }
          }
        })
      isUnnumbered = spent.contains { $0.isApproved && $0.bank?.approval == nil }
      let reached = returned.map { CancelledPurchase($0) }.map(\.begins.lowerBound)
      let ends =
        open.map(\.ends.upperBound)
        + returned.compactMap { $0.day.advanced(by: EntryRecognition.reach) }
      back = reached.min().flatMap { first in ends.max().map { first...max(first, $0) } }
      let last = billed.isEmpty ? nil : billed.max()?.advanced(by: Self.period)
      let first = parts.map(\.begins.lowerBound).min()
      let all = [back?.lowerBound, back?.upperBound, first, last].compactMap(\.self)
      days = all.min().flatMap { first in all.max().map { first...$0 } }
    }

    func mayHave(_ day: Day, _ amount: Won) -> Bool {
      back?.contains(day) == true && (amount > .zero || amounts.contains(amount))
        || rests.contains(EntryPlace(day, amount))
        || open.contains { $0.amount == -amount && $0.ends.contains(day) }
        || parts.contains { amount < $0.amount && $0.begins.contains(day) }
    }

    func mayHave(_ bank: BankRecord?, on day: Day) -> Bool {
      guard let bank else { return parted.contains(day) }
      return bank.isApproved && billed.contains(day)
        || !bank.isApproved && parted.contains(day)
        || bank.instalment != nil && back?.contains(day) == true
        || !billed.isEmpty && bank.approval != nil && bank.kind?.has("취소") == true
        || isUnnumbered && bank.kind == BankRecord.partly
    }
  }
}

extension LedgerEntry {
  /// Whether it gives back a part of a purchase of its file: with the number of its approval, or on its line.
  func mayGiveBack(_ purchase: LedgerEntry) -> Bool {
    guard amount > .zero, purchase.amount < .zero, day >= purchase.day else { return false }
    if let approval = bank?.approval { return approval == purchase.bank?.approval }
    return bank?.isUndated == true && day == purchase.day && text == purchase.text
  }

  /// What is left of a purchase after each of its parts that came back, the first ones first.
  func rests(after returned: [LedgerEntry]) -> [Won] {
    var rest = amount
    return returned.filter { $0.mayGiveBack(self) }.sorted { $0.day < $1.day }
      .map { back in
        rest = rest + back.amount
        return rest
      }.filter { $0 < .zero }
  }
}
