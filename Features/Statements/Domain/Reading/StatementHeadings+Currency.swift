/// Columns that say in which currency amounts are.
extension StatementHeadings {
  private static let currencyEnds = ["통화", "통화코드", "통화명", "currency", "currencycode", "ccy"]
  private static let foreign = [
    "현지", "외화", "해외", "원거래", "이용국", "local", "original", "foreign", "merchant",
  ]

  /// Whether a heading says that currencies are below it, as 거래통화 or account currency.
  static func isCurrency(_ heading: String) -> Bool {
    currencies.contains(heading) || currencyEnds.contains(where: heading.hasSuffix)
  }

  /// Whether they are those of amounts beside what came of these, as 현지통화 or local currency.
  static func isForeignCurrency(_ heading: String) -> Bool {
    isCurrency(heading) && foreign.contains(where: heading.hasPrefix)
  }

  /// Whether balances below a heading are those of an account in another currency, as 외화잔액.
  static func isForeignBalance(_ heading: String) -> Bool {
    isBalance(heading) && foreign.contains(where: heading.hasPrefix)
  }
}
