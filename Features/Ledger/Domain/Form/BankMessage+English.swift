/// Messages in English, as Korean banks and cards send them to who has chosen that.
extension BankMessage {
  /// The same message with the words of Korean ones, by which its parts are found; another one as it is.
  static func inKorean(_ message: String) -> String {
    let forms = EnglishForms.shared
    guard hasLatinWord(message), message.contains(forms.english), !message.contains(forms.korean)
    else { return message }
    // A minus may stand on both sides of the sign of won.
    var message = message.replacing(forms.minus) { "\($0.output.1)-" }
    if let issuer = issuer(in: message) { message.replaceSubrange(issuer.range, with: issuer.name) }
    message = message.replacing(forms.monthFirst) { day($0.output.1, $0.output.2) }
    message = message.replacing(forms.monthLast) {
      $0.output.1 + day($0.output.3, $0.output.2)
    }
    for (form, before, after) in forms.sums {
      message = message.replacing(form) { before + $0.output.1 + after }
    }
    for (form, word) in forms.words {
      if let found = message.firstRange(of: form) { message.replaceSubrange(found, with: word) }
    }
    if let (range, word) = direction(in: message) { message.replaceSubrange(range, with: word) }
    return message
  }

  /// Whether a text may have a word in English that says what was done: the shortest are `paid` and `sent`.
  ///
  /// Some signs are the small ones of such letters.
  private static func hasLatinWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      length = isLetter || byte == 0xC5 || byte == 0xE2 ? length + 1 : 0
      if length == 4 || length > 0 && byte > 0x7F { return true }
    }
    return false
  }

  /// The word that says which way money went: a bank's one at the amount, or its first one, or else a card's.
  ///
  /// Others are parts of names, as in SALARY PAYMENT.
  private static func direction(in message: String) -> (Range<String.Index>, String)? {
    let forms = EnglishForms.shared
    let all =
      (message.ranges(of: forms.spent).map { ($0, "출금") }
      + message.ranges(of: forms.received).map { ($0, "입금") })
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
    let beside = all.first { range, _ in
      message[range.upperBound...].prefixMatch(of: forms.toAmount) != nil
        || message[..<range.lowerBound].suffix(12).contains(forms.fromAmount)
    }
    return beside ?? all.first ?? message.firstRange(of: forms.approved).map { ($0, "승인") }
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
    "koreapost": "우체국", "busan": "부산", "bnkbusan": "부산", "daegu": "대구",
    "dgbdaegu": "대구", "imbank": "iM뱅크", "gwangju": "광주", "kwangju": "광주", "jeonbuk": "전북",
    "jeju": "제주", "kyongnam": "경남", "gyeongnam": "경남", "kdb": "산업", "k": "케이뱅크",
  ]

  let english =
    /(?i)\b(?:approv(?:ed|al)|cancell?(?:ed|ation)|declined|rejected|refused|withdraw(?:al|n)|deposit(?:ed)?|debited|credited|received|sent|refund(?:ed)?|purchase|payment|paid|spent)\b/
  let korean = /승인|출금|입금|결제|취소|이체|지급|사용|거절/
  let issuer =
    /(?i)\b(kb\s?kookmin|kookmin|kb|shinhan|samsung|hyundai|lotte|woori|hana|nh\s?nonghyup|nonghyup|nh|bc|ibk|citi|standard\s?chartered|sc(?:\s?first)?|kakao|toss|k|suhyup|(?:bnk\s?)?busan|(?:dgb\s?)?daegu|[gk]wangju|jeonbuk|jeju|kyongnam|gyeongnam|kdb)\s?((?:check|debit|credit)?\s?card|bank)\b/
  let firstIssuer =
    /(?i)\s*[\[(]?(kb|shinhan|samsung|hyundai|lotte|woori|hana|nh|bc|ibk|citi|sc|kakao\s?pay|kakaobank|toss|naver\s?pay|korea\s?post)\b/
  let minus = /(?i)[-−–△]\s?(KRW|₩|￦)\s*(?=\d)/
  /// An amount, and what stands before and behind it in Korean.
  let sums: [(Regex<(Substring, Substring)>, String, String)] = [
    (
      /(?i)\b(?:available\s|current\s)?bal(?:ance|\.)?\s*:?\s*(?:KRW|₩|￦)?\s*([-−–]?[\d,]*\d)(?:\s*(?:KRW|won)\b)?/,
      "잔액 ", "원"
    ),
    (
      /(?i)\b(?:total|accum(?:ulated|\.)?|cumulative|ytd)\s*:?\s*(?:amount\s*)?(?:KRW|₩|￦)?\s*([-−–]?[\d,]*\d)(?:\s*(?:KRW|won)\b)?/,
      "누적 ", "원"
    ),
    (/(?i)\blimit\s*:?\s*(?:KRW|₩|￦)?\s*([-−–]?[\d,]*\d)(?:\s*(?:KRW|won)\b)?/, "한도 ", "원"),
    (/(?i)(?:KRW|₩|￦)\s*([-+−–]?[\d,]*\d)(?![\d\/:.])/, "", "원"),
    (/(?i)([\d,]*\d)\s*(?:KRW|won)\b/, "", "원"),
    (/(?i)\b(\d{1,2})[-\s]?(?:months?|mos?|inst(?:al|all)ments?)\b/, "", "개월"),
  ]
  let monthFirst =
    /(?i)\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?\s(\d{1,2})\b(?!:)(?:,?\s20\d\d\b)?/
  let monthLast =
    /(?i)(^|[^:\d])(\d{1,2})\s(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:,?\s20\d\d\b)?/
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
  ]
  let spent = /(?i)\b(?:withdraw(?:al|n)|debited|sent|transferred)\b/
  let received = /(?i)\b(?:deposit(?:ed)?|credited|received|incoming)\b/
  let approved = /(?i)\b(?:approv(?:ed|al)|purchase|payment|paid|spent)\b/
  let toAmount = /\s*(?::|of)?\s*[-+−–]?\d[\d,]*원/
  let fromAmount = /\d원?\s*(?:has\sbeen|was|is)?\s*$/
}
