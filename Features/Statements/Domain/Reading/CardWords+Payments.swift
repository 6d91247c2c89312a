import LedgerDomain
import WalletDomain

/// Whether lines are of a card by what came to it, where the columns do not say it.
extension CardWords {
  /// `lines` have the signs of an account: what was spent is negative.
  ///
  /// It is a card's file if it calls purchases sales, or if everything that came in is a payment without a name or a
  /// refund, unless the file has the name of an account: a bank calls a salary so, too. A card pays nothing out.
  static func areOfCard(_ lines: [StatementEntry], named name: String) -> Bool {
    let received = lines.filter { $0.entry.amount > .zero }
    let bought = lines.filter { $0.entry.amount < .zero }
    guard !bought.isEmpty else { return false }
    if bought.contains(where: { kind($0) == "sale" }) { return true }
    let file = StatementWords.plain(name)
    guard !bought.contains(where: isPayment), !accounts.contains(where: file.has) else {
      return false
    }
    let payees = Set(bought.map(\.entry.text))
    return received.contains(where: isPayment)
      && received.allSatisfy { line in
        let words = [kind(line), StatementWords.plain(line.entry.text)]
        return isPayment(line) || payees.contains(line.entry.text)
          || words.contains {
            LinkWords.isRefund($0) || LinkWords.isDiscount($0) || $0.hasSuffix("statementcredit")
          }
      }
  }

  /// Whether a name is that of a card, and of no account beside it.
  static func namesCard(_ name: String) -> Bool {
    let word = StatementWords.plain(name)
    return ["카드", "card"].contains(where: word.has)
      && !(accounts + besideCards).contains(where: word.has)
  }

  /// Whether a name is that of a card, an overdraft or a loan, whose balances are owed.
  static func namesDebt(_ name: String) -> Bool {
    let word = StatementWords.plain(name)
    return ["카드", "마이너스", "한도", "대출", "card", "credit", "overdraft", "loan"]
      .contains(where: word.has)
  }

  /// Whose lines are by the words of a card, which are not counted where only the name of the file says that it is one,
  /// and money came in as to an account.
  static func kind(_ lines: [StatementEntry], isOfCard: Bool, isCalledCard: Bool, isNegated: Bool)
    -> StatementKind?
  {
    let plain = CardWords(lines, isOfCard: isOfCard, isNegated: isNegated).kind
    guard plain == nil, isCalledCard, !isNegated else { return plain }
    let named = CardWords(lines, isOfCard: true, isNegated: false).kind
    return named == .card && lines.contains(where: isIncome) ? nil : named
  }

  /// Whether lines of a file with the name of a card leave open what has a plus: with a minus only what was given back
  /// proves that it was spent, since an account pays the card's bills; with no minus nothing may sound like money that came
  /// in.
  static func areOpen(_ lines: [StatementEntry]) -> Bool {
    let minus = lines.filter { $0.entry.amount < .zero }
    guard !minus.isEmpty else { return lines.contains { isIncome($0) || isGivenBack($0) } }
    return !minus.contains(where: isGivenBack)
  }

  static func isIncome(_ line: StatementEntry) -> Bool {
    line.entry.amount > .zero && line.soundsReceived
  }

  static func isGivenBack(_ line: StatementEntry) -> Bool {
    let words = [line.entry.text, line.entry.bank?.kind ?? ""].map(StatementWords.plain)
    return line.cancelled != .none && line.entry.amount < .zero
      || words.contains { word in
        LinkWords.isRefund(word) || line.entry.amount > .zero && LinkWords.isDiscount(word)
      }
  }

  private static func kind(_ line: StatementEntry) -> String {
    StatementWords.plain(line.entry.bank?.kind ?? "")
  }

  /// Words of accounts that pay and are paid, in names of files.
  private static let accounts = [
    "checking", "chequing", "currentaccount", "everydayaccount", "savings", "wallet", "venmo",
    "paypal", "cashapp", "통장", "예금", "입출금",
  ]
  /// Words of files that have the name of a card and what came in, or what an account paid.
  private static let besideCards = [
    "매출", "입금", "정산", "수입", "지급", "캐시백", "캐쉬백", "적립", "포인트", "환급", "환불", "취소", "충전", "체크", "직불",
    "선불", "기프트",
    "은행", "계좌", "bank", "account", "debit", "check", "cheque", "prepaid", "gift", "cashback",
    "reward", "point", "refund", "deposit", "sales", "settlement", "income",
  ]
  private static let payments = ["payment", "autopay", "autopmt", "pymt", "pmt"]
  private static let besidePayments = [
    "thankyou", "received", "online", "mobile", "internet", "electronic", "automatic", "auto",
    "pay",
    "web", "ach", "bank", "bill", "your", "app", "e",
  ]

  static func isPayment(_ line: StatementEntry) -> Bool {
    let text = StatementWords.plain(line.entry.text).filter(\.isLetter)
    return isPayment(text)
  }

  private static func isPayment(_ text: String) -> Bool {
    guard payments.contains(where: text.has) else { return false }
    if text.has("thankyou") || text.has("autopay") { return true }
    return (payments + besidePayments).reduce(text) { $0.replacing($1, with: "") }.isEmpty
  }
}
