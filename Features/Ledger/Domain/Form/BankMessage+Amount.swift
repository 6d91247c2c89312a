/// How much a message tells of, and which way it went.
extension BankMessage {
  /// An amount that a message has, where it stands, and what says which way it went.
  private struct Figure {
    let size: Int64
    /// With its sign, won, and the word of a bank before it.
    let range: Range<String.Index>
    let isPlus: Bool
    /// How unlikely it is to be what was moved.
    let rank: Int
    /// The bank's word beside it.
    let word: BankWord?
    /// Whether another word of a bank before it says that it was paid.
    let isPaidOut: Bool
  }

  /// A bank's own word of which way money went, and whether it was taken back or corrected.
  private struct BankWord {
    let isReceived: Bool
    var isUndone: Bool

    init(_ word: Substring, _ undone: Substring?) {
      (isReceived, isUndone) = (word == "입금", undone != nil)
    }
  }

  /// The rank of a number that may be none, where an amount that is said with a word that moves money is likelier.
  private static let doubtful = 3
  /// How many letters beside an amount say what it is.
  private static let reach = 24

  /// Takes the amount out of what is left of a message, and returns it with its sign; nil without one.
  ///
  /// Its direction is what the bank's word says that stands at it. A card says 승인 or 취소, and names of payees have
  /// each of these words, too: 급여지급, GS25취소, 취소수수료.
  static func takeAmount(_ rest: inout String, isForeign: Bool, isOfWallet: Bool) -> Int64? {
    var figure = figures(in: rest, isForeign).min { $0.rank < $1.rank }
    if !isForeign, figure.map({ $0.rank >= doubtful }) ?? true {
      let digits = inDigits(rest) { _ in true }
      let said = figures(in: digits, isForeign).min { $0.rank < $1.rank }
      // An advertisement may say one, too.
      let most = figure.map { $0.rank == doubtful ? 0 : $0.rank - 1 } ?? .max
      if let said, said.rank <= most { (rest, figure) = (digits, said) }
    }
    guard let figure, LedgerEntry.amounts.contains(figure.size) else { return nil }
    let isReceived = isReceived(rest, figure, isOfWallet)
    rest.replaceSubrange(figure.range, with: "\n")
    // What was saved or paid besides is no payee.
    rest = rest.replacing(MessageForms.shared.beside, with: "\n")
    return isReceived ? figure.size : -figure.size
  }

  /// Which way an amount went that is not in won.
  static func isReceived(_ rest: String, isOfWallet: Bool) -> Bool {
    isReceived(rest, nil, isOfWallet)
  }

  private static func isReceived(_ rest: String, _ figure: Figure?, _ isOfWallet: Bool) -> Bool {
    let forms = MessageForms.shared
    if let word = figure?.word ?? nearest(in: rest, figure?.range.lowerBound) {
      guard !word.isUndone else { return !word.isReceived }
      // What came in did so also for a cancelled payment; what went out may be told with its cancellation.
      return word.isReceived || rest.contains(forms.undone)
    }
    let isCharged = rest.contains(forms.charged)
    if rest.contains(forms.returned) || !isCharged && rest.contains(forms.sentHere) { return true }
    if figure?.isPaidOut == true { return rest.contains(forms.undone) }
    if !isCharged, rest.contains(forms.given), !rest.contains("대출") { return true }
    if rest.contains(forms.lent) { return !isCost(figure, in: rest) }
    let isUndone = rest.matches(of: forms.cancelled).contains { found in
      !(isCharged && isName(found.range, in: rest, behind: figure))
    }
    if isOfWallet, !isCharged, rest.contains("충전") { return !isUndone }
    return isUndone || figure?.isPlus == true
  }

  /// Whether an amount is what is paid for a loan, and not the loan.
  private static func isCost(_ figure: Figure?, in rest: String) -> Bool {
    guard let figure else { return false }
    let forms = MessageForms.shared
    return rest[..<figure.range.lowerBound].suffix(reach).contains(forms.costs)
      || rest[figure.range.upperBound...].prefixMatch(of: forms.paidBehind) != nil
  }

  /// The first letters of what follows 취소 where that is none of a name, as 완료, 접수, 금액, 매출 and 요청.
  private static let behindCancelled = Set("되됐된될하했완승처접금건내전분일매요신예통반확안".unicodeScalars)

  /// Whether a word behind the amount is the beginning of a shop's name, as 취소문화사.
  private static func isName(
    _ word: Range<String.Index>, in rest: String, behind figure: Figure?
  ) -> Bool {
    guard let figure, word.lowerBound >= figure.range.upperBound,
      rest[..<word.lowerBound].last?.isWhitespace == true,
      let next = rest[word.upperBound...].unicodeScalars.first
    else { return false }
    return 0xAC00...0xD7A3 ~= next.value && !Self.behindCancelled.contains(next)
  }

  /// The last word of a bank before a place, or else the first one, which in a card's message is a part of a name.
  private static func nearest(in rest: String, _ place: String.Index?) -> BankWord? {
    let all = rest.matches(of: MessageForms.shared.inOrOut)
    let before = all.last { found in place.map { found.range.upperBound <= $0 } ?? false }
    return (before ?? (rest.contains("승인") ? nil : all.first)).map { BankWord($0.1, $0.2) }
  }

  private static func figures(in rest: String, _ isForeign: Bool) -> [Figure] {
    let forms = MessageForms.shared
    // Digits of what is said, as those of 3만 5천원, are no amounts themselves.
    let spoken = spoken(in: rest).map(\.range)
    return rest.matches(of: forms.figure).compactMap { found in
      guard !spoken.contains(where: found.range.overlaps) else { return nil }
      let before = rest[..<found.range.lowerBound]
      let after = rest[found.range.upperBound...]
      let isWon = found.3 != nil
      // As numbers of cards and accounts, days, and months.
      let isPart = before.last.map { "*-/.:".contains($0) || $0.isASCII && $0.isLetter } ?? false
      let isOther = isPart || after.prefixMatch(of: forms.noAmount) != nil
      guard let size = number(found.2), isWon || !isOther else { return nil }
      let near = before.suffix(reach)
      let ahead = near.firstMatch(of: forms.ahead)
      let isAlone = before.last?.isWhitespace != false && after.first?.isWhitespace != false
      let rank = rank(
        isWon: isWon, isGrouped: found.2.contains(","), isAlone: isAlone,
        isSaid: ahead != nil || near.contains(forms.isSaid)
          || isWon && after.prefixMatch(of: forms.saidBehind) != nil,
        isBanks: ahead != nil && !isForeign, isBeside: near.contains(forms.isBeside))
      guard let rank else { return nil }
      let start = ahead?.range.lowerBound ?? found.range.lowerBound
      return Figure(
        size: size,
        range: cut(before: found.range.lowerBound, in: near, ahead?.1)..<found.range.upperBound,
        isPlus: found.1 == "+", rank: rank,
        word: word(ahead.map { ($0.1, $0.2) }, after.prefix(reach)),
        isPaidOut: ahead != nil && !rest[..<start].suffix(reach).contains(forms.isGiven))
    }
  }

  /// Where an amount begins with the word that says what it is; a part of a name as 급여지급 is none.
  private static func cut(
    before place: String.Index, in near: Substring, _ word: Substring?
  ) -> String.Index {
    let forms = MessageForms.shared
    if let word, isOfBank(word), let found = near.firstMatch(of: forms.ahead) {
      return found.range.lowerBound
    }
    guard let found = near.firstMatch(of: forms.isSaid),
      near[..<found.range.lowerBound].last?.isWhitespace != false
    else { return place }
    return found.range.lowerBound
  }

  private static func isOfBank(_ word: Substring) -> Bool {
    word == "입금" || word == "출금" || word == "인출"
  }

  /// How unlikely a number is to be the amount; nil if it is none.
  private static func rank(
    isWon: Bool, isGrouped: Bool, isAlone: Bool, isSaid: Bool, isBanks: Bool, isBeside: Bool
  ) -> Int? {
    switch (isWon, isBeside) {
    case (true, true): 4
    case (false, true): nil
    case (true, false): isSaid ? 0 : 1
    case (false, false) where isSaid && isGrouped: 0
    case (false, false) where isBanks: 2
    case (false, false): isGrouped && isAlone ? 3 : nil
    }
  }

  /// The bank's word before an amount, or else behind it.
  private static func word(_ ahead: (Substring, Substring?)?, _ after: Substring) -> BankWord? {
    let forms = MessageForms.shared
    if let ahead, isOfBank(ahead.0) {
      var word = BankWord(ahead.0, ahead.1)
      // 입금 5,000원이 취소되었습니다
      if after.prefixMatch(of: forms.takenBack) != nil { word.isUndone = true }
      return word
    }
    return after.prefixMatch(of: forms.behind).map { BankWord($0.1, $0.2) }
  }

  /// A text with the amounts that are said, as 1만2천원, in digits, where a word before them is one of these.
  private static func inDigits(_ text: String, _ isMeant: (Substring) -> Bool) -> String {
    var (digits, end) = ("", text.startIndex)
    for found in spoken(in: text) where isMeant(text[..<found.range.lowerBound].suffix(reach)) {
      digits += text[end..<found.range.lowerBound] + "\(found.amount)원"
      end = found.range.upperBound
    }
    return digits + text[end...]
  }

  /// The same of balances, sums and fees, which are found by their digits.
  static func withDigits(_ text: String) -> String {
    inDigits(text) { $0.contains(MessageForms.shared.labelOfSaid) }
  }

  private static func spoken(in text: String) -> [(range: Range<String.Index>, amount: Int64)] {
    text.matches(of: MessageForms.shared.said).compactMap { found in
      guard case .amount(let amount) = AmountText.typed(String(found.1)) else { return nil }
      return (found.1.startIndex..<found.1.endIndex, amount)
    }
  }

  static func number(_ text: Substring) -> Int64? {
    Int64(text.filter { $0 != "," })
  }
}
