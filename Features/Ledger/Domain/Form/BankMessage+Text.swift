import Phrases

/// What is left of a message when all that has a form is found.
extension BankMessage {
  /// Stands where a day or a time was.
  static let moment = "\u{2}"

  /// What is left of a message: the first piece behind the day, else the last one before it.
  ///
  /// The sender is none, unless nothing else is left and it is named once more, or a bank names its own card.
  static func payee(in rest: String, _ issuer: Issuer) -> String {
    let forms = MessageForms.shared
    let isSentence = rest.contains(forms.sentence)
    let others = withoutOwn(rest, issuer)
    let left = (forms.known + [forms.sentence, forms.verb]).reduce(others) { left, form in
      left.replacing(form, with: "\n")
    }
    let payee = payee(of: left, issuer, isSentence: isSentence, mayBeSender: false)
    if !payee.isEmpty { return payee }
    let sender = self.payee(of: left, issuer, isSentence: isSentence, mayBeSender: true)
    // A shop that has sent the message itself.
    return sender.isEmpty && issuer.name.isEmpty ? senderInBrackets(rest) ?? "" : sender
  }

  /// Without the sender's account beside an arrow, as in 김갈비 통장 → 토스뱅크 통장.
  private static func withoutOwn(_ text: String, _ issuer: Issuer) -> String {
    guard text.contains("→"), !issuer.name.isEmpty else { return text }
    let owns = Set(
      ["", "은행", "뱅크", "입출금", "은행입출금", "뱅크입출금"].flatMap { type in
        ["통장", "계좌"].map { issuer.name + type + $0 }
      })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let sides = line.split(separator: "→", omittingEmptySubsequences: false)
        .map { String($0).trimming(" ") }
      guard sides.count == 2,
        let own = sides.firstIndex(where: { owns.contains($0.filter { $0 != " " }) })
      else { return String(line) }
      return sides[1 - own]
    }
    return lines.joined(separator: "\n")
  }

  /// Whom a sentence names as the one who has sent the money, or has got it; nil for other messages.
  static func partner(in rest: String, isReceived: Bool) -> String? {
    let forms = MessageForms.shared
    let (by, to) = (rest.firstMatch(of: forms.sentBy)?.1, rest.firstMatch(of: forms.sentTo)?.1)
    let named = isReceived ? by ?? to : to
    let side = rest.firstMatch(of: forms.fromTo).flatMap { found in
      let sides = [found.1, found.2]
      // The own account is no person.
      return sides.contains { side in ["통장", "계좌"].contains(where: side.hasSuffix) }
        ? nil : sides[isReceived ? 0 : 1]
    }
    return (named ?? side).map { String($0).prefix(fitting: LedgerEntry.textLimit) }
  }

  private static func payee(
    of left: String, _ issuer: Issuer, isSentence: Bool, mayBeSender: Bool
  ) -> String {
    var isBehind = false
    var isNamed = issuer.isInBrackets
    var (before, behind): ([String], [String]) = ([], [])
    for line in left.split(separator: "\n") {
      if line.contains(moment) {
        isBehind = true
        continue
      }
      let words = line.split(separator: " ").filter { word in
        guard let rest = issuer.rest(of: String(word).trimming(Self.marksOfWords)) else {
          return !isWord(word)
        }
        defer { isNamed = true }
        return isNamed && (rest.hasSuffix("카드") && issuer.isOfBank || mayBeSender)
          && ["카드", "은행", "뱅크"].contains { String(word).contains($0) }
          && !word.contains(where: \.isNumber) && !word.hasSuffix("승인") && !word.hasSuffix("취소")
      }
      let text = trimmed(withoutChannel(words, issuer).joined(separator: " "))
      // A bracket that what was cut out has left, too.
      guard !text.allSatisfy(\.isPunctuation) else { continue }
      if isBehind { behind.append(text) } else { before.append(text) }
    }
    // How it went is whom it went to only where nothing else is.
    var payee =
      behind.first { !ways.contains($0) } ?? behind.first ?? before.last { !ways.contains($0) }
      ?? before.last ?? ""
    if isSentence, payee.hasSuffix("에서"), payee.count > 2 { payee.removeLast(2) }
    return payee.prefix(fitting: LedgerEntry.textLimit)
  }

  /// Without the bank's word for how a transfer was made, before whom it went to, as in 스마트폰 김철수.
  private static func withoutChannel(
    _ words: [Substring], _ issuer: Issuer
  ) -> ArraySlice<Substring> {
    guard issuer.isOfBank, words.count > 1, channels.contains(words[0]) else { return words[...] }
    return words.dropFirst()
  }

  private static let channels: Set<Substring> = [
    "스마트폰", "스마트뱅킹", "인터넷뱅킹", "모바일뱅킹", "폰뱅킹", "오픈뱅킹", "펌뱅킹", "타행", "당행", "타행이체", "당행이체",
  ]

  /// Without what stands around a name; brackets of its own stay, as in 하늘상사(주).
  private static func trimmed(_ text: String) -> String {
    let text = text.trimming(",.:-/→←▶ ")
    let isOpen = text.count { $0 == "(" } != text.count { $0 == ")" }
    return isOpen || text.hasPrefix("(") && text.hasSuffix(")") ? text.trimming(",.:()-/ ") : text
  }

  fileprivate static let words: Set = [
    "승인", "승인취소", "취소", "일시불", "체크", "체크카드", "체크카드출금", "신용", "출금", "지급", "입금", "결제", "사용", "이용",
    "상점명", "판매자", "판매자명", "예수금", "예탁금",
    "국내", "해외", "해외승인", "해외승인취소", "님", "원", "카드", "은행", "이체", "전자금융", "할부", "체크승인", "체크취소",
    "취소완료", "정상", "잔액", "누적", "금액", "결제완료", "결제취소", "송금", "완료", "처리", "처리완료", "송금완료", "이체완료",
    "입금완료", "출금완료", "결제금액", "결제일시", "승인일시", "일시", "가맹점", "가맹점명",
    "상호", "승인금액", "이용금액", "사용금액", "거래금액", "입금액", "출금액", "총금액", "합계",
    "사용처", "이용처", "결제처", "결제내역", "안내", "머니", "충전", "충전완료", "at", "from", "to", "on", "has", "been",
    "체크카드결제", "카드결제", "카드납부", "카드취소", "포함", "지급완료", "납부완료", "적립완료", "환불완료", "주문", "주문취소", "환불금액",
    "환불", "약", "월", "매월",
    "was", "your", "Payment", "payment", "transfer", "Transfer",
  ]

  /// How it went, and for what, beside the name of whom it went to.
  private static let ways: Set = [
    "보험료", "통신료", "통신비", "통신요금", "관리비", "공과금", "전기요금", "가스요금", "수도요금", "구독료", "렌탈료", "이용료",
    "회비",
    "자동이체", "타행이체", "당행이체", "인터넷뱅킹", "모바일뱅킹", "스마트뱅킹", "폰뱅킹", "오픈뱅킹", "펌뱅킹", "CMS", "CMS이체", "지로",
  ]

  private static let marksOfWords = ",.:()/"

  /// Whether a word names the kind of the message.
  private static func isWord(_ word: Substring) -> Bool {
    words.contains(String(word).trimming(marksOfWords))
  }
}

extension BankMessage.Issuer {
  /// What stands behind the sender's name, as 카드 in KB국민카드1234; nil for another word, as a shop whose name begins
  /// so.
  fileprivate func rest(of word: String) -> String? {
    guard !name.isEmpty, word.hasPrefix(name) else { return nil }
    let behind = String(word.dropFirst(name.count))
    let rest =
      behind.contains(where: \.isNumber) ? behind.replacing(/\d+/, with: "") : behind
    let isSender =
      rest.isEmpty || BankMessage.words.contains(rest)
      || rest.wholeMatch(of: MessageForms.shared.sender) != nil
    return isSender ? rest : nil
  }
}

extension String {
  fileprivate func trimming(_ signs: String) -> String {
    let start = drop { signs.contains($0) }
    return String(start.reversed().drop { signs.contains($0) }.reversed())
  }
}
