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
    return ["카드", "card"].contains(where: word.has) && !accounts.contains(where: word.has)
  }

  /// Whether all that has a minus as it is written may have come to a card, where nothing else says what it is, and
  /// nothing with a plus sounds like money that came in.
  static func mayBeOfCard(_ lines: [StatementEntry]) -> Bool {
    CardWords(lines, isOfCard: true, isNegated: false).kind == .card
      && !lines.contains { $0.entry.amount > .zero && $0.soundsReceived }
  }

  private static func kind(_ line: StatementEntry) -> String {
    StatementWords.plain(line.entry.bank?.kind ?? "")
  }

  /// Words of accounts that pay and are paid, in names of files.
  private static let accounts = [
    "checking", "chequing", "currentaccount", "everydayaccount", "savings", "wallet", "venmo",
    "paypal", "cashapp", "통장", "예금", "입출금",
  ]
  private static let payments = ["payment", "autopay", "autopmt", "pymt", "pmt"]
  private static let besidePayments = [
    "thankyou", "received", "online", "mobile", "internet", "electronic", "automatic", "auto",
    "pay",
    "web", "ach", "bank", "bill", "your", "app", "e",
  ]

  private static func isPayment(_ line: StatementEntry) -> Bool {
    let text = StatementWords.plain(line.entry.text).filter(\.isLetter)
    return isPayment(text)
  }

  private static func isPayment(_ text: String) -> Bool {
    guard payments.contains(where: text.has) else { return false }
    if text.has("thankyou") || text.has("autopay") { return true }
    return (payments + besidePayments).reduce(text) { $0.replacing($1, with: "") }.isEmpty
  }
}
