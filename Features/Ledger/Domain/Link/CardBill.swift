public import Time
public import WalletDomain

/// A bill of a card that was paid, and the days of its purchases.
public struct CardBill: Hashable, Sendable {
  /// When it was paid.
  public let day: Day
  /// What was paid, positive.
  public let amount: Won
  /// The days of the first and of the last purchase.
  public let purchases: ClosedRange<Day>

  public init(day: Day, amount: Won, purchases: ClosedRange<Day>) {
    (self.day, self.amount, self.purchases) = (day, amount, purchases)
  }
}

/// The bills of a card that were paid around an entry, and what the card has around it.
public struct BilledRows: Sendable {
  /// What was paid, by its link.
  public struct Payment: Sendable {
    let link: EntryLink
    let day: Day
    let amount: Won

    /// `amount` is that of the entry that pays, and negative.
    public init(_ link: EntryLink, on day: Day, amount: Won) {
      (self.link, self.day, self.amount) = (link, day, amount.size)
    }
  }

  private let payments: [Payment]
  private let rows: [LedgerRow]

  /// `rows` are the card's purchases and what came back of them around the entry, and its purchases over months from
  /// before; without what was paid at once, and without its payments.
  public init(_ payments: [Payment], _ rows: [LedgerRow]) {
    self.payments = payments
    self.rows = rows
  }

  /// The days around an entry of which bills and entries are needed: a bill is paid up to 45 days after a month.
  public static func days(around day: Day) -> ClosedRange<Day> {
    (day.advanced(by: -80) ?? day)...(day.advanced(by: 80) ?? day)
  }

  /// The bill that a row pays, or that has it; nil where its purchases do not come to it exactly, or several months
  /// do, and for what a card collects over months, which several bills have.
  func bill(of row: LedgerRow) -> CardBill? {
    guard let debt = CardDebt(rows.flatMap(\.billed), from: rows.map(\.day).min()) else {
      return nil
    }
    if let own = payments.first(where: { $0.link.rows.contains(row.id) }) {
      return bill(paidBy: own, debt)
    }
    guard row.amount < .zero, row.entry.bank?.instalment == nil,
      rows.contains(where: { $0.id == row.id })
    else { return nil }
    let bills = payments.compactMap { bill(paidBy: $0, debt) }
      .filter { $0.purchases.contains(row.day) }
    return bills.count == 1 ? bills[0] : nil
  }

  private func bill(paidBy payment: Payment, _ debt: CardDebt) -> CardBill? {
    guard payment.link.amount == payment.amount else { return nil }
    let purchases = Set(
      debt.months(of: payment.amount, paidOn: payment.day).compactMap { month in
        let days = rows.lazy.filter { $0.amount < .zero && month.contains($0.day) }.map(\.day)
        return days.min().flatMap { first in days.max().map { first...$0 } }
      })
    guard purchases.count == 1, let purchases = purchases.first else { return nil }
    return CardBill(day: payment.day, amount: payment.amount, purchases: purchases)
  }
}

extension CardDebt {
  /// The months whose purchases come to an amount exactly, on whichever day they end before that is paid.
  fileprivate func months(of amount: Won, paidOn day: Day) -> [ClosedRange<Day>] {
    [false, true].flatMap { isLate in
      (1...31).compactMap { number in
        let cycle = Cycle(end: number, isLate: isLate)
        guard let last = end(of: cycle, before: day), let begins = end(before: last, by: cycle),
          let first = begins.advanced(by: 1), first <= last,
          owed(on: last, as: cycle) - owed(on: begins, as: cycle) == amount.amount
        else { return nil }
        return first...last
      }
    }
  }
}

extension LedgerRow {
  fileprivate var billed: [CardDebt.Item] { billed(over: entry.bank?.instalment) }
}
