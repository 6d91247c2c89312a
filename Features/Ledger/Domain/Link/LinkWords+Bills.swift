/// What words say of cards and their bills.
extension LinkWords {
  private static let noIssuers = [
    "체크", "직불", "교통카드", "선불", "기프트", "충전", "티머니", "연회비", "수수료", "명함", "카드깡", "카드론", "현금서비스", "대출",
    "취소",
    "환불", "postcard", "giftcard", "단말기", "oyster", "cardfactory", "hallmark", "카드뉴스",
    // What was bought with the account's own card.
    "purchase", "checkcard", "debitcard", "cardtransaction", "cardpaymentto", "cardxx",
  ]

  /// Whether a text may be that of a card's bill.
  static func mayBeBill(_ text: String) -> Bool {
    has(bills, in: text) && isNoOther(text)
  }

  private static let bills =
    [
      "카드", "card", "이용대금", "결제대금", "대금결제", "신용결제", "신용대금", "creditcrd", "crcard", "autopay",
      "autopmt",
    ] + issuersAlone

  /// Those that have nothing but cards, and are called so without that word.
  ///
  /// British banks write the beginning of one, and of the card’s number.
  static let issuersAlone = [
    "amex", "americanexpress", "americanexp3", "아멕스", "아메리칸익스프레스",
  ]

  /// Whether a text names nothing of a card that is no bill.
  static func isNoOther(_ text: String) -> Bool { !has(noIssuers, in: text) }

  /// Whether a text says that something is paid, and not what.
  static func saysPayment(_ text: String) -> Bool {
    has(
      [
        "결제", "납부", "대금", "자동", "cms", "지로", "payment", "autopay", "pymt", "pmt", "directdebit",
      ], in: text)
  }

  /// Whether a bill was paid before its day.
  static func isEarly(_ text: String) -> Bool {
    has(["선결제", "즉시결제", "선납", "중도", "prepay"], in: text)
  }

  /// Words around the name of a card in the text of its bill.
  private static let ofBills = [
    "카드대금", "이용대금", "결제대금", "대금", "자동이체", "자동납부", "선결제", "즉시결제", "결제", "출금", "이체", "납부", "승인", "월분",
    "년",
    "월", "일",
  ]

  /// The name of the card alone, as 신한카드.
  static func issuer(in text: String) -> String {
    var text = text.filter { !$0.isNumber }
    for word in ofBills where text.has(word) {
      text = text.replacing(word, with: word == "카드대금" ? "카드" : "")
    }
    return text
  }

  /// Words of bills and of cards beside an issuer, the longest first.
  private static let besideIssuers =
    (ofBills + [
      "카드", "신용", "개인", "법인", "요금", "청구", "인출", "당월", "cms", "지로", "creditcard", "creditcrd",
      "crcard",
      "card", "credit", "payment", "autopay", "autopmt", "epay", "pymt", "pmt", "ach",
      "directdebit",
      "epayment", "bill", "online", "mobile", "limited", "ltd", "bank", "visa", "mastercard",
    ]).sorted { $0.count > $1.count }

  /// The name of an issuer alone, as 신한 for 신한카드대금, and chase for CHASE CREDIT CRD AUTOPAY; empty for none.
  static func bareIssuer(in text: String) -> String {
    besideIssuers.reduce(text.filter { !$0.isNumber }) {
      $0.has($1) ? $0.replacing($1, with: "") : $0
    }
  }

  /// The name of an issuer without what stands behind it in the names of cards, as 광주 for 광주은행.
  static func issuer(besideNetworks issuer: String) -> String {
    let name = ["은행", "bc", "비씨", "포인트"].reduce(issuer) { name, word in
      name.hasSuffix(word) ? String(name.dropLast(word.count)) : name
    }
    return name.isEmpty ? issuer : name
  }

  /// Whether a text names an institution that has cards, alone or beside words of bills and of cards.
  static func namesIssuer(_ text: String) -> Bool {
    !LinkNames.institutions(called: bareIssuer(in: text)).isEmpty
      || !LinkNames.institutions(in: text, of: .card).isEmpty
  }

  /// Whether the name of a card says whose it is.
  static func isIssuer(_ name: String) -> Bool {
    let words = [
      "카드", "신용", "개인", "법인", "이용", "요금", "청구", "인출", "당월", "값", "비용", "creditcard", "card",
      "credit",
      "payment",
      "bill", "autopay",
    ]
    return !words.reduce(name) { $0.replacing($1, with: "") }.isEmpty
  }

  /// Whether a card calls what comes in a payment, beside a text that may be anything.
  static func isPaymentKind(_ kind: String) -> Bool {
    // A payment by the card is a purchase.
    let isByCard = kind.has("cardpayment") && !kind.has("creditcardpayment")
    return has(["payment", "pymt", "납부", "대금"], in: kind) && !isByCard
      && !has(["purchase", "reversal", "reversed"], in: kind) && !isReturned(kind)
  }

  /// Whether what comes into a card's account pays it.
  static func isPayment(_ text: String) -> Bool {
    has(
      [
        "결제대금", "카드대금", "이용대금", "대금결제", "납부", "입금", "선결제", "즉시결제", "자동이체", "자동결제", "출금", "payment",
        "thankyou", "autopay", "autopmt", "pymt", "directdebit", "directpay",
      ], in: text) || text == "결제"
  }
}
