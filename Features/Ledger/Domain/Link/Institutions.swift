/// What banks, cards and wallets are called.
package enum Institutions {
  /// The names of each, in the form of `LinkNames.folded`.
  static let names: [[String]] = [
    ["국민", "kb", "kookmin", "케이비"], ["신한", "shinhan"], ["우리", "woori"],
    ["하나", "hana", "외환", "keb"], ["농협", "nh", "nonghyup", "엔에이치"], ["기업", "ibk", "아이비케이"],
    ["카카오", "kakao", "카뱅"], ["토스", "toss", "토뱅"],
    ["케이뱅크", "kbank", "k뱅크", "케이", "케뱅"], ["씨티", "citi"],
    ["제일", "sc", "standardchartered", "스탠다드차타드", "에스씨"], ["수협", "suhyup", "sh"],
    ["우체국", "epost", "koreapost"], ["새마을", "mg", "kfcc", "엠지"], ["신협", "shinhyup"],
    ["부산", "bnk", "비엔케이"], ["대구", "im", "아이엠", "imbank", "dgb"], ["광주", "kj", "kjb"],
    ["전북", "jb", "제이비"], ["경남"], ["제주"], ["산업", "kdb", "케이디비"],
    ["현대", "hyundai"], ["삼성", "samsung"], ["롯데", "lotte"], ["비씨", "bc"],
    ["네이버", "naver"], ["미래에셋"], ["키움", "kiwoom"], ["한국투자"], ["nh투자"], ["대신"], ["유안타"],
    ["메리츠", "meritz"], ["교보"], ["한화"], ["에스케이", "sk"], ["오케이", "ok"], ["웰컴", "welcome"],
    ["에스비아이", "sbi"], ["페퍼", "pepper"],
    ["아멕스", "amex", "americanexpress", "americanexp3", "americanexp", "아메리칸익스프레스"],
    ["슈퍼", "super"],
    ["페이코", "payco"], ["쿠팡", "쿠", "coupang"], ["스마일", "smile"], ["ssg", "쓱", "에스에스지"],
    ["배민", "배달의민족", "baemin"], ["당근", "karrot"], ["엘페이", "lpay", "l페이"],
    ["비자", "visa"], ["마스터", "master"], ["다이너스", "diners"], ["차이", "chai"],
    ["venmo", "벤모"], ["cashapp", "squarecash", "캐시앱"],
  ]

  /// Companies by which banks name the wallets that they run, in the same form, with a name of the institution.
  static let companies = [
    ("네이버파이낸셜", "네이버"), ("naverfinancial", "네이버"), ("비바리퍼블리카", "토스"),
    ("vivarepublica", "토스"), ("신세계아이앤씨", "ssg"),
    ("엔에이치엔페이코", "페이코"), ("롯데멤버스", "엘페이"), ("차이코퍼레이션", "차이"),
    ("venmo", "venmo"), ("cashapp", "cashapp"),
  ]

  /// Others that have cards, by which a card is told to be of none of those above.
  package static let issuersElsewhere = [
    "discover", "barclay", "capitalone", "chase", "bankofamerica", "bofa", "wellsfargo",
    "synchrony", "usbank", "usaa", "navyfederal", "apple", "goldman", "mbna", "tesco", "hsbc",
    "lloyds", "halifax", "natwest", "santander", "monzo", "starling", "revolut", "nationwide",
    "virginmoney", "tsb", "paypal", "rakuten", "jcb", "saison", "ingdiba", "comdirect", "advanzia",
  ]

  /// Others that have accounts alone.
  package static let banksElsewhere = [
    "sofi", "chime", "varo", "ally", "marcus", "citibank", "pnc", "truist", "n26", "dkb",
  ]

  /// Those that keep nothing but securities, and are called so without that word.
  static let brokers: Set = ["미래에셋", "키움", "kiwoom", "유안타"]

  /// Companies that move money for wallets and shops alike, as far as a bank that writes few letters has them.
  static let gateways = [
    "다날", "이니시스", "나이스페이", "나이스정보통신", "토스페이먼", "세틀뱅크", "헥토", "갤럭시아", "kcp", "케이씨피", "한국사이버결제", "쿠콘",
    "페이레터", "스마트로", "모빌리언스", "웰컴페이먼", "케이에스넷", "페이플", "포트원", "kicc", "danal", "inicis", "nicepay",
    "tosspayme", "settlebank", "hectofin", "galaxia", "payletter", "smartro", "mobilians",
    "welcomepayme", "ksnet", "payple",
    "portone",
  ]

  /// Those that sell by themselves, and are called so as shops.
  static let shops: Set = ["쿠팡", "배민", "네이버", "카카오", "ssg", "당근"]

  /// Names that are also everyday words, or names of groups of companies.
  static let common: Set = [
    "우리", "하나", "외환", "기업", "제일", "산업", "현대", "삼성", "롯데", "대신", "한국투자", "부산", "대구", "광주", "전북",
    "경남", "제주", "새마을", "슈퍼", "super", "쿠", "쓱", "당근", "스마일", "smile", "비자", "visa", "마스터", "master",
    "차이",
    "chai",
    "im", "sc", "bc", "nh", "kb", "sh", "mg", "jb", "kj", "bnk", "엠지", "케이", "교보", "한화", "sk",
    "에스케이", "ok",
    "오케이", "웰컴", "welcome", "페퍼", "pepper", "keb",
  ]

  /// The only one that the name of an account or a file names, by the first of its names, as 국민 for KB카드; nil for
  /// none or several.
  package static func only(in name: String) -> String? {
    let numbers = LinkNames.institutions(named: LinkNames.folded(name))
    return numbers.count == 1 ? numbers.first.map { names[$0][0] } : nil
  }
}
