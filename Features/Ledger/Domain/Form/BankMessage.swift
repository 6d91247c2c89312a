import Phrases
public import Time

/// A text message in which a card or a bank tells of a payment, as far as it is understood.
///
/// There is no standard: what every one of them has is found by its form (an amount, a day, a time, a masked name,
/// the number of a card or an account, what it comes to), and what is left is the payee.
public struct BankMessage: Hashable, Sendable {
  /// Who has sent it, as 신한; empty if unknown.
  public private(set) var issuer = ""
  /// In won, negative for what was spent; nil without one.
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
  /// Whether another message stands in it.
  private var isSeveral = false
  /// Whether it tells of a payment that did not happen, or of a bill that is not paid yet.
  public private(set) var movesNothing = false
  /// Whether money came in; false if nothing says so.
  public private(set) var isReceived = false
  /// Whether it is of a card, and not of an account at a bank.
  public private(set) var isOfCard = false
  /// Whether it is of an account at a bank, by its words.
  public private(set) var isOfBank = false
  /// What it says besides of what was paid; empty for nothing.
  public private(set) var note = ""
  /// All of it, in one line.
  public let text: String

  /// Whether all was found that an entry needs, but for won where there is another currency.
  public var isUnderstood: Bool {
    !movesNothing && !isSeveral && (amount != nil || foreign != nil) && day != nil && !payee.isEmpty
  }

  /// What an entry keeps of it beside its day, amount and text.
  var bank: BankRecord? {
    BankRecord(
      second: second, balance: balance, foreign: foreign,
      instalment: months.flatMap { Instalment(months: $0) })
  }

  private static let codes: [String: Substring] = [
    "달러": "USD", "엔": "JPY", "엔화": "JPY", "유로": "EUR", "위안": "CNY",
  ]

  /// As much of a message as is read; its year is that of the last such day up to `today`, any without that.
  public init(_ message: String, today: Day? = nil) {
    let original = Self.shortened(message)
    text = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let forms = MessageForms.shared
    let message = Self.inKorean(original).replacing(forms.won) { "\($0.output.1)원" }
      .replacing(forms.pointed) { "\($0.output.1)\($0.output.2),\($0.output.3)" }
    // What is found is cut out, so that it separates what is left.
    var rest = Self.withDigits(message)
    let sender = Self.sender(in: message)
    (issuer, isOfBank) = (sender.stem, message.contains(forms.bank))
    isOfCard = message.contains(forms.card) && !isOfBank
    rest = rest.replacing(forms.sum, with: "\n", maxReplacements: Self.mostSums)
      .replacing(forms.original, with: "\n")
    takeBalance(&rest)
    takeForeign(&rest)
    isSeveral = Self.areSeveral(rest)
    takeMoment(&rest, today)
    amount = Self.takeAmount(&rest, isForeign: foreign != nil, isOfWallet: isOfWallet)
    isReceived = amount.map { $0 > 0 } ?? Self.isReceived(rest, isOfWallet: isOfWallet)
    // A payment may say when its bill comes, and a bill how it will be paid; banks say what is left, or when it was.
    let isPaid =
      message.contains(forms.paid) || balance != nil
      || second != nil && message.contains(forms.withdrawn)
    movesNothing =
      message.contains(forms.failed) || message.contains(forms.parted)
      || message.contains(forms.arranged)
      || message.contains(forms.asked) && balance == nil && !message.contains(forms.done)
      || message.contains(forms.plannedBeside) && balance == nil && !message.contains(forms.paid)
      || message.contains(forms.planned) && !message.contains("승인")
      || (message.contains(forms.bill) || message.contains(forms.coming)) && !isPaid
    if movesNothing { amount = nil }
    takeTrade(message)
    takeFee(message)
    let prepaid = prepaid(in: message, sender)
    if prepaid != nil {
      // What was paid to a card before its bill came to its account.
      let isUndone = message.contains(forms.undone)
      amount = amount.map { isUndone ? -abs($0) : abs($0) }
      (isReceived, isOfCard, isOfBank) = (!isUndone, true, false)
    }
    if let found = rest.firstMatch(of: forms.months) {
      months = Int(found.1)
      rest.replaceSubrange(found.range, with: "\n")
    }
    payee =
      prepaid ?? Self.partner(in: rest, isReceived: isReceived) ?? Self.payee(in: rest, sender)
    if payee.isEmpty, let found = message.firstMatch(of: forms.byMachine) {
      payee = String(found.output)
    }
  }

  /// What was bought or sold at an exchange moves money once it is settled: a message that says how much has its way by
  /// that, and another one, as of an order or of a price, moves nothing.
  private mutating func takeTrade(_ message: String) {
    let forms = MessageForms.shared
    guard let way = message.firstMatch(of: forms.traded)?.output.1, message.contains(forms.order),
      balance == nil, !movesNothing, !isOfCard
    else { return }
    guard message.contains(forms.settled) else {
      (amount, movesNothing) = (nil, true)
      return
    }
    guard !isOfBank else { return }
    isReceived = way == "매도"
    amount = amount.map { isReceived ? abs($0) : -abs($0) }
  }

  /// A fee is a part of what has left the account if the message says that it is on top; else the note has it where
  /// nothing says that the amount has it.
  private mutating func takeFee(_ message: String) {
    guard let found = message.firstMatch(of: MessageForms.shared.fee), let amount, amount < 0,
      let fee = Self.number(found.1), fee > 0, fee < -amount
    else { return }
    switch found.2 {
    case "별도"?: self.amount = amount - fee
    case nil: note = "수수료 \(fee.grouped)원"
    default: break
    }
  }

  /// What a card calls a payment before its bill; nil for a message that tells of another one.
  private func prepaid(in message: String, _ sender: Issuer) -> String? {
    let forms = MessageForms.shared
    guard let found = message.firstMatch(of: forms.prepaid), balance == nil,
      !message.contains(forms.purchased), !sender.name.isEmpty,
      let name = message.firstRange(of: sender.name),
      message[name.upperBound...].prefixMatch(of: forms.cardBehind) != nil
    else { return nil }
    return String(found.output)
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

  private mutating func takeBalance(_ rest: inout String) {
    guard let found = rest.firstMatch(of: MessageForms.shared.balance) else { return }
    balance = Self.number(found.2).map { (found.1 ?? "+") == "+" ? $0 : -$0 }
    rest.replaceSubrange(found.range, with: "\n")
  }

  private mutating func takeForeign(_ rest: inout String) {
    for (sign, code) in MessageForms.shared.signs { rest = rest.replacing(sign, with: code) }
    let first = rest.firstMatch(of: MessageForms.shared.codeFirst)
    // Before USD 12.99 there may be a time, and behind 12.99 USD a day.
    let last = rest.matches(of: MessageForms.shared.codeLast).first {
      rest[..<$0.range.lowerBound].last.map { !":/".contains($0) } ?? true
    }
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
    let forms = MessageForms.shared
    let times = rest.matches(of: forms.time).filter {
      Int($0.2).map { $0 < 24 } == true
        && ($0.3 ?? $0.4).flatMap { Int($0) }.map { $0 < 60 } == true
    }
    let dates = rest.matches(of: forms.date).filter { !Self.isPart($0.range, of: rest) }
      .compactMap { found in day(found.1, found.2, found.3, today).map { ($0, found.range) } }
    // A messenger has a day and a time of its own before a message; those of a payment stand together.
    let pair = dates.lazy.compactMap { date in
      times.first { $0.range.lowerBound == date.1.upperBound }.map { (date, $0) }
    }.first
    let date = pair?.0 ?? dates.first
    let time = pair?.1 ?? times.first { !rest[$0.range].hasSuffix("]") } ?? times.first
    if let time, let hour = Int(time.2), let minute = (time.3 ?? time.4).flatMap({ Int($0) }) {
      let second = (time.5 ?? time.6).flatMap { Int($0) } ?? 0
      self.second =
        Self.hour(hour, (time.1 ?? time.7)?.lowercased()) * 3_600 + minute * 60 + min(second, 59)
    }
    day = date?.0
    let ranges = [date?.1, time?.range].compactMap(\.self)
      .sorted { $0.lowerBound < $1.lowerBound }
    var (left, end) = ("", rest.startIndex)
    for range in ranges where range.lowerBound >= end {
      left += "\(rest[end..<range.lowerBound])\n\(Self.moment)\n"
      end = range.upperBound
    }
    rest = left + rest[end...]
  }

  /// The last such day up to `today` where no year is given.
  private func day(
    _ year: Substring?, _ month: Substring, _ date: Substring, _ today: Day?
  ) -> Day? {
    guard let month = Int(month), let date = Int(date) else { return nil }
    let year = year.flatMap { Int($0) }.map { $0 < 100 ? $0 + 2_000 : $0 }
    let years = year.map { [$0] } ?? (0..<5).map { (today?.year ?? Self.leapYear) - $0 }
    return years.lazy.compactMap { Day(year: $0, month: month, day: date) }
      .first { year != nil || $0 <= (today ?? $0) }
  }

  /// Whether digits like those of a day are some of an account's number, as in 110-12-123456.
  private static func isPart(_ range: Range<String.Index>, of text: String) -> Bool {
    guard text[range].contains("-") else { return false }
    let around = [text[..<range.lowerBound].last, text[range.upperBound...].first]
    return around.contains { $0.map { "-*".contains($0) || $0.isNumber } == true }
  }

  /// The hour of a day, of which the half may be said.
  private static func hour(_ hour: Int, _ half: String?) -> Int {
    guard let half, hour <= 12 else { return hour }
    return hour % 12 + (half == "오후" || half.hasPrefix("p") ? 12 : 0)
  }
}
