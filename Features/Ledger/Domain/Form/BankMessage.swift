public import Time

/// A text message in which a card or a bank tells of a payment, as far as it is understood.
///
/// There is no standard: what every one of them has is found by its form (an amount, a day, a time, a masked name,
/// the number of a card or an account, what it comes to), and what is left is the payee.
public struct BankMessage: Hashable, Sendable {
  /// Who has sent it, as 신한; empty if unknown.
  public private(set) var issuer = ""
  /// In won, negative for what was spent; nil if there is none.
  public private(set) var amount: Int64?
  /// The amount in another currency, as `USD 12.99`.
  public private(set) var foreign: String?
  public private(set) var day: Day?
  /// Seconds since midnight.
  public private(set) var second: Int?
  /// Empty if it is not known.
  public private(set) var payee = ""
  /// What the account has after it.
  public private(set) var balance: Int64?
  /// Over how many months a card collects; nil for what is paid at once.
  public private(set) var months: Int?
  /// Whether it tells of a payment that did not happen, or of a bill that is not paid yet.
  public private(set) var movesNothing = false
  /// Whether it takes back what another has told.
  public private(set) var isCancellation = false
  /// Whether it is of a card, and not of an account at a bank.
  public private(set) var isOfCard = false
  /// All of it, in one line.
  public let text: String

  /// Whether all was found that an entry needs, but for won where there is another currency.
  public var isUnderstood: Bool {
    !movesNothing && (amount != nil || foreign != nil) && day != nil && !payee.isEmpty
  }

  /// What an entry keeps of it beside its day, amount and text.
  var bank: BankRecord? {
    BankRecord(
      second: second, balance: balance, foreign: foreign,
      instalment: months.flatMap { Instalment(months: $0) })
  }

  /// How a bank's own part of a name is written in names of accounts; by the longest name first.
  private static let issuers: [(names: [String], stem: String)] = [
    (["카카오뱅크"], "카카오뱅크"), (["카카오페이"], "카카오페이"), (["토스뱅크", "토스"], "토스"),
    (["케이뱅크"], "케이뱅크"), (["KB국민", "국민", "KB"], "국민"), (["신한"], "신한"), (["삼성"], "삼성"),
    (["현대"], "현대"), (["롯데"], "롯데"), (["우리"], "우리"), (["하나"], "하나"),
    (["NH농협", "농협", "NH"], "농협"), (["BC", "비씨"], "BC"), (["IBK기업", "IBK", "기업"], "기업"),
    (["씨티"], "씨티"), (["SC제일", "스탠다드차타드", "SC은행"], "SC제일"), (["새마을"], "새마을"), (["우체국"], "우체국"),
    (["수협"], "수협"), (["신협"], "신협"),
  ]

  /// The same of wallets, which cards name as shops.
  private static let wallets: [(names: [String], stem: String)] = [
    (["네이버페이", "네이버 페이", "N페이", "Npay", "NPay"], "네이버"), (["페이코", "PAYCO"], "페이코"),
    (["쿠팡페이", "쿠페이"], "쿠팡"), (["SSG페이", "SSGPAY", "쓱페이"], "SSG"), (["스마일페이"], "스마일"),
    (["배민페이"], "배민"), (["당근페이"], "당근"),
  ]

  private static let codes: [String: Substring] = [
    "달러": "USD", "엔": "JPY", "엔화": "JPY", "유로": "EUR", "위안": "CNY",
  ]

  /// As much of a message as is read; its year is that of the last such day up to `today`, any without that.
  public init(_ message: String, today: Day? = nil) {
    let original = Self.shortened(message)
    text = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let message = Self.inKorean(original)
    isCancellation = message.contains("취소")
    isOfCard =
      message.contains(MessageForms.shared.card) && !message.contains(MessageForms.shared.bank)
    // What is found is cut out, so that it separates what is left.
    var rest = message
    let name = takeIssuer(&rest)
    let forms = MessageForms.shared
    balance = rest.cut(forms.balance).flatMap(Self.number)
    for _ in 0..<Self.mostSums where rest.cut(forms.sum) == nil { break }
    takeForeign(&rest)
    takeMoment(&rest, today)
    let isFilled = message.contains("충전") && Self.wallets.contains { $0.stem == issuer }
    let isReceived = isFilled || message.contains("입금")
    takeAmount(&rest, isReceived: isReceived && !message.contains(forms.spent))
    // A payment may say when its bill comes, and a bill how it will be paid; banks say what is left, or when it was.
    let isPaid =
      message.contains(forms.paid) || balance != nil
      || second != nil && message.contains(forms.withdrawn)
    movesNothing =
      message.contains(forms.failed)
      || message.contains(forms.planned) && !message.contains("승인")
      || (message.contains(forms.bill) || message.contains(forms.coming)) && !isPaid
    if movesNothing { amount = nil }
    months = rest.cut(forms.months).flatMap { Int($0) }
    payee = Self.payee(in: rest, name)
  }

  /// How many sums of a month or limits a message has.
  private static let mostSums = 4
  /// A year that has every day.
  private static let leapYear = 2_024
  /// How many letters of a message are read.
  private static let length = 400

  /// As many letters as a message has, in lines with one blank where there are several, so that looking for a form
  /// takes a moment only.
  private static func shortened(_ message: String) -> String {
    message.prefix(length * 4).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "\n").prefix(length).description
  }

  /// Returns the name that stands first: that of a wallet in brackets, or where no bank or card is named.
  private mutating func takeIssuer(_ rest: inout String) -> String {
    func named(_ all: [(names: [String], stem: String)]) -> (
      start: String.Index, name: String, stem: String
    )? {
      all.compactMap { issuer in
        issuer.names.compactMap { name in rest.firstRange(of: name).map { ($0.lowerBound, name) } }
          .first.map { (start: $0.0, name: $0.1, stem: issuer.stem) }
      }.min { $0.start < $1.start }
    }
    let (issuer, wallet) = (named(Self.issuers), named(Self.wallets))
    let isWallet = wallet.map { issuer == nil || rest[..<$0.start].last == "[" } ?? false
    guard let first = isWallet ? wallet : issuer else { return "" }
    self.issuer = first.stem
    return first.name
  }

  private mutating func takeAmount(_ rest: inout String, isReceived: Bool) {
    let forms = MessageForms.shared
    let found = rest.cut(forms.won) ?? rest.cut(forms.directed) ?? rest.cut(forms.grouped)
    guard let size = found.flatMap(Self.number), LedgerEntry.amounts.contains(size) else { return }
    amount = isReceived != isCancellation ? size : -size
  }

  private mutating func takeForeign(_ rest: inout String) {
    let first = rest.firstMatch(of: MessageForms.shared.codeFirst)
    let last = rest.firstMatch(of: MessageForms.shared.codeLast)
    // Behind 12.99 USD there may be a day, before USD 12.99 a time.
    if let last, first.map({ last.range.lowerBound < $0.range.lowerBound }) ?? true {
      foreign = "\(Self.codes[String(last.2)] ?? last.2) \(last.1)"
      rest.replaceSubrange(last.range, with: "\n")
    } else if let first {
      foreign = "\(first.1) \(first.2)"
      rest.replaceSubrange(first.range, with: "\n")
    }
  }

  /// Finds the day and the time, and cuts them out behind a sign that says where they were.
  private mutating func takeMoment(_ rest: inout String, _ today: Day?) {
    for found in rest.matches(of: MessageForms.shared.date) {
      guard let month = Int(found.2), let date = Int(found.3) else { continue }
      let year = found.1.flatMap { Int($0) }.map { $0 < 100 ? $0 + 2_000 : $0 }
      let years = year.map { [$0] } ?? (0..<5).map { (today?.year ?? Self.leapYear) - $0 }
      day = years.lazy.compactMap { Day(year: $0, month: month, day: date) }
        .first { year != nil || $0 <= (today ?? $0) }
      guard day != nil else { continue }
      rest.replaceSubrange(found.range, with: "\n\(Self.moment)\n")
      break
    }
    if let found = rest.firstMatch(of: MessageForms.shared.time), let hour = Int(found.1),
      let minute = Int(found.2), hour < 24, minute < 60
    {
      let second = found.3.flatMap { Int($0) } ?? 0
      self.second = hour * 3_600 + minute * 60 + min(second, 59)
      rest.replaceSubrange(found.range, with: "\n\(Self.moment)\n")
    }
  }

  private static func number(_ text: String) -> Int64? { Int64(text.filter { $0 != "," }) }
}
