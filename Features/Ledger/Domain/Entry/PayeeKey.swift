/// Whom a text names, as far as two files of one account may spell it: without blanks, signs and the legal form of a
/// company, in small letters of their usual width, and with short Latin names as they are spoken.
struct PayeeKey: Hashable {
  let text: String

  init(_ text: String) {
    let plain = Self.forms.reduce(text) { $0.has($1) ? $0.replacing($1, with: "") : $0 }
    let folded = LinkNames.folded(plain)
    let payee = LinkWords.payee(folded)
    self.text = Self.named(Self.spoken(payee.isEmpty ? folded : payee))
  }

  /// Of a shop, without numbers of branches and orders.
  init(shop text: String) { self.init(LinkNames.shopName(text)) }

  /// Whether one may be the other with its end cut off, or with a branch or a way to pay behind it.
  func begins(_ other: PayeeKey) -> Bool {
    let (short, long) = shorterFirst(other)
    return short.count > 1 && long.hasPrefix(short)
  }

  /// Whether one has the other in it, as where the company that handles a payment is named before the shop.
  func isPart(of other: PayeeKey) -> Bool {
    let (short, long) = shorterFirst(other)
    return short.count > 1 && long.has(short)
  }

  private func shorterFirst(_ other: PayeeKey) -> (String, String) {
    text.count < other.text.count ? (text, other.text) : (other.text, text)
  }

  private static let forms = ["주식회사", "유한책임회사", "유한회사", "(유)", "（유）", "주)", "주）"]

  // MARK: Latin letters

  /// How many Latin letters are spoken one by one, as in CU and CGV.
  private static let mostLetters = 3

  private static let letters = [
    "a": "에이", "b": "비", "c": "씨", "d": "디", "e": "이", "f": "에프", "g": "지", "h": "에이치",
    "i": "아이", "j": "제이", "k": "케이", "l": "엘", "m": "엠", "n": "엔", "o": "오", "p": "피",
    "q": "큐", "r": "알", "s": "에스", "t": "티", "u": "유", "v": "브이", "w": "더블유", "x": "엑스",
    "y": "와이", "z": "제트",
  ]

  private static func spoken(_ text: String) -> String {
    var (spoken, word) = ("", "")
    func end() {
      let isShort = word.count <= mostLetters
      spoken += isShort ? word.map { letters[String($0)] ?? String($0) }.joined() : word
      word = ""
    }
    for sign in text {
      if sign.isASCII, sign.isLetter {
        word.append(sign)
      } else {
        end()
        spoken.append(sign)
      }
    }
    end()
    return spoken
  }

  // MARK: Several names

  /// What shops are called beside the first of their names, as the company that runs them.
  private static let names = [
    ["네이버페이", "네이버파이낸셜", "npay", "naverpay", "naverfinancial"],
    ["쿠팡", "쿠페이", "coupang"], ["스타벅스", "에스씨케이컴퍼니", "starbucks"],
    ["배달의민족", "우아한형제들", "배민"], ["카카오모빌리티", "카카오티", "카카오택시"],
    ["카카오페이", "kakaopay"], ["토스페이", "비바리퍼블리카", "tosspay"],
    ["다이소", "아성다이소", "daiso"], ["코레일", "한국철도공사", "korail"],
    ["올리브영", "씨제이올리브영", "oliveyoung"], ["파리바게뜨", "파리바게트", "parisbaguette"],
    ["이마트", "emart"], ["홈플러스", "homeplus"], ["롯데마트", "lottemart"], ["코스트코", "costco"],
    ["세븐일레븐", "코리아세븐", "7eleven"], ["지에스25", "지에스이십오"],
    ["씨유", "비지에프리테일"], ["맥도날드", "한국맥도날드", "mcdonald"], ["버거킹", "비케이알", "burgerking"],
    ["메가커피", "메가엠지씨커피", "메가엠지씨"], ["지마켓", "gmarket"], ["십일번가", "11번가"],
    ["컬리", "마켓컬리", "kurly"], ["당근", "당근마켓"], ["무신사", "musinsa"],
    ["한국전력", "한전"], ["구글", "google"], ["애플", "apple"], ["넷플릭스", "netflix"],
    ["유튜브", "youtube"], ["아마존", "amazon"], ["이케아", "ikea"], ["쏘카", "socar"],
  ].flatMap { names in names.dropFirst().map { (other: $0, name: names[0]) } }
    .sorted { $0.other.utf8.count > $1.other.utf8.count }

  private static func named(_ text: String) -> String {
    guard let found = names.first(where: { text.hasPrefix($0.other) }) else { return text }
    return found.name + text.dropFirst(found.other.count)
  }
}
