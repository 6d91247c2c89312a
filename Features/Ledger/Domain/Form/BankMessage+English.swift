/// Messages in English, as Korean banks and cards send them to who has chosen that.
extension BankMessage {
  /// The same message with the words of Korean ones, by which its parts are found; another one as it is.
  static func inKorean(_ message: String) -> String {
    let forms = EnglishForms.shared
    guard message.contains(forms.english), !message.contains(forms.korean) else { return message }
    var message = message
    if let issuer = issuer(in: message) { message.replaceSubrange(issuer.range, with: issuer.name) }
    message = message.replacing(forms.monthFirst) { day($0.output.1, $0.output.2) }
    message = message.replacing(forms.monthLast) {
      $0.output.1 + day($0.output.3, $0.output.2)
    }
    for (form, before, after) in forms.sums {
      message = message.replacing(form) { before + $0.output.1 + after }
    }
    message = message.replacing(forms.halfDay) { found in
      let hour = (Int(found.output.1) ?? 0) % 12
      return "\(found.output.3.lowercased() == "pm" ? hour + 12 : hour):\(found.output.2)"
    }
    for (form, word) in forms.words {
      if let found = message.firstRange(of: form) { message.replaceSubrange(found, with: word) }
    }
    return message
  }

  private static func day(_ month: Substring, _ day: Substring) -> String {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let number = names.firstIndex(of: month.prefix(3).lowercased()) ?? 0
    return "\(number + 1)/\(day)"
  }

  /// The sender and its name in Korean: the first one that says that it is a card or a bank, or else the first word.
  private static func issuer(in message: String) -> (range: Range<String.Index>, name: String)? {
    let forms = EnglishForms.shared
    let found = message.matches(of: forms.issuer).first
    let first = message.prefixMatch(of: forms.firstIssuer)
    guard let name = found?.output.1 ?? first?.output.1 else { return nil }
    let key = name.lowercased().filter { $0.isLetter }
    let korean = EnglishForms.issuers.first { key.hasPrefix($0.key) }?.value ?? String(name)
    let type = found.map { $0.output.2.lowercased().hasSuffix("bank") ? "은행" : "카드" } ?? ""
    let range = found?.range ?? name.startIndex..<name.endIndex
    return (range, korean.hasSuffix("뱅크") || korean.hasSuffix("페이") ? korean : korean + type)
  }
}

/// What parts of messages in English look like.
///
/// Unchecked as `MessageForms`.
private struct EnglishForms: @unchecked Sendable {
  static let shared = EnglishForms()

  static let issuers: KeyValuePairs = [
    "kookmin": "국민", "kbkookmin": "국민", "kbank": "케이뱅크", "kb": "국민", "shinhan": "신한",
    "samsung": "삼성", "hyundai": "현대", "lotte": "롯데", "woori": "우리", "hana": "하나",
    "nhnonghyup": "농협", "nonghyup": "농협", "nh": "농협", "bc": "BC", "ibk": "IBK", "citi": "씨티",
    "standardchartered": "SC제일", "scfirst": "SC제일", "sc": "SC제일", "kakaopay": "카카오페이",
    "kakao": "카카오뱅크", "toss": "토스뱅크", "naverpay": "네이버페이", "suhyup": "수협",
    "koreapost": "우체국", "k": "케이뱅크",
  ]

  let english =
    /(?i)\b(?:approv(?:ed|al)|cancell?(?:ed|ation)|declined|rejected|refused|withdraw(?:al|n)|deposit(?:ed)?|debited|credited|purchase|payment|paid|spent)\b/
  let korean = /승인|출금|입금|결제|취소|이체|지급|사용|거절/
  let issuer =
    /(?i)\b(kb\s?kookmin|kookmin|kb|shinhan|samsung|hyundai|lotte|woori|hana|nh\s?nonghyup|nonghyup|nh|bc|ibk|citi|standard\s?chartered|sc(?:\s?first)?|kakao|toss|k|suhyup)\s?((?:check|debit|credit)?\s?card|bank)\b/
  let firstIssuer =
    /(?i)\s*[\[(]?(kb|shinhan|samsung|hyundai|lotte|woori|hana|nh|bc|ibk|citi|sc|kakao\s?pay|kakaobank|toss|naver\s?pay|korea\s?post)\b/
  /// An amount, and what stands before and behind it in Korean.
  let sums: [(Regex<(Substring, Substring)>, String, String)] = [
    (
      /(?i)\b(?:available\s|current\s)?bal(?:ance|\.)?\s*:?\s*(?:KRW|₩|￦)?\s*([\d,]*\d)(?:\s*(?:KRW|won)\b)?/,
      "잔액 ", "원"
    ),
    (
      /(?i)\b(?:total|accum(?:ulated|\.)?|cumulative|ytd)\s*:?\s*(?:amount\s*)?(?:KRW|₩|￦)?\s*([\d,]*\d)(?:\s*(?:KRW|won)\b)?/,
      "누적 ", "원"
    ),
    (/(?i)\blimit\s*:?\s*(?:KRW|₩|￦)?\s*([\d,]*\d)(?:\s*(?:KRW|won)\b)?/, "한도 ", "원"),
    (/(?i)(?:KRW|₩|￦)\s*([\d,]*\d)(?![\d\/:.])/, "", "원"),
    (/(?i)([\d,]*\d)\s*(?:KRW|won)\b/, "", "원"),
    (/(?i)\b(\d{1,2})[-\s]?(?:months?|mos?|inst(?:al|all)ments?)\b/, "", "개월"),
  ]
  let monthFirst =
    /(?i)\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?\s(\d{1,2})\b(?!:)(?:,?\s20\d\d\b)?/
  let monthLast =
    /(?i)(^|[^:\d])(\d{1,2})\s(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:,?\s20\d\d\b)?/
  let halfDay = /(?i)\b(\d{1,2}):(\d{2})\s?(am|pm)\b/
  /// Words, of which the first one in a message says what it is.
  let words: [(Regex<Substring>, String)] = [
    (
      /(?i)\b(?:payment\sdue|due\sdate|statement|will\sbe\s(?:debited|withdrawn|paid|charged)|scheduled)\b/,
      "결제예정"
    ),
    (/(?i)\b(?:declined|rejected|refused|denied|failed|insufficient\s(?:funds|balance))\b/, "거절"),
    (
      /(?i)(?:\b(?:approval|purchase|payment)\s)?\b(?:cancell?(?:ed|ation)|voided|reversed|refund(?:ed)?)\b/,
      "승인취소"
    ),
    (/(?i)\b(?:lump\ssum|one[-\s]time|single\spayment|full\spayment)\b/, "일시불"),
    (/(?i)\b(?:withdraw(?:al|n)|debited)\b/, "출금"), (/(?i)\b(?:deposit(?:ed)?|credited)\b/, "입금"),
    (/(?i)\b(?:approv(?:ed|al)|purchase|payment|paid|spent)\b/, "승인"),
  ]
}
