import Time

/// A day and an amount in another currency, which a purchase has in each file whatever it comes to in won.
struct ForeignPlace: Hashable {
  private let day: Day
  private let currency: String
  private let amount: String

  /// Nil without such an amount.
  init?(_ day: Day, _ bank: BankRecord?) {
    guard let foreign = bank?.foreign else { return nil }
    var amount = foreign.filter { $0.isNumber || $0 == "." }
    if amount.contains(".") {
      // As 20.00 in one file, and 20 in another.
      while amount.last == "0" { amount.removeLast() }
      if amount.last == "." { amount.removeLast() }
    }
    guard !amount.isEmpty else { return nil }
    self.day = day
    self.amount = amount
    currency = foreign.filter(\.isLetter).uppercased()
  }
}
