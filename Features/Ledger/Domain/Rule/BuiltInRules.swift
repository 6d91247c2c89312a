/// Rules for common merchants, which every ledger has; the user may change them.
public enum BuiltInRules {
  /// In the order in which they are tried: a longer word stands before one that it has in it.
  public static let all: [LedgerRule] =
    [food, transport, movies, shopping, living, health]
    .flatMap { rules($0.lines, .expense, $0.category) } + rules(income, .income, .income)

  /// Where each stands in `all`.
  static let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })

  private typealias Lines = (category: LedgerCategory, lines: String)

  /// Each line has a merchant's name, and then its words in bank statements, each of which is a rule.
  ///
  /// Further words are added at the end, since the id of a rule has its place.
  private static let food: Lines = (
    .food,
    """
    starbucks|스타벅스|STARBUCKS
    ediya|이디야|EDIYA
    twosome|투썸플레이스|TWOSOME
    mega-coffee|메가커피|메가엠지씨|MEGA MGC
    compose|컴포즈커피|COMPOSE COFFEE
    paik|빽다방|PAIK'S
    hollys|할리스|HOLLYS
    paul-bassett|폴바셋|폴 바셋|PAUL BASSETT
    gong-cha|공차|GONGCHA|GONG CHA
    coffee-bean|커피빈|COFFEE BEAN|COFFEEBEAN
    angelinus|엔제리너스|ANGELINUS
    pascucci|파스쿠찌|PASCUCCI
    coffee|커피|COFFEE
    paris-baguette|파리바게뜨|파리바게트|PARIS BAGUETTE
    paris-croissant|파리크라상|PARIS CROISSANT
    tous-les-jours|뚜레쥬르|TOUS LES JOURS
    dunkin|던킨|DUNKIN
    baskin|배스킨라빈스|BASKIN
    mcdonalds|맥도날드|MCDONALD|MCDONALDS
    burger-king|버거킹|BURGER KING|BURGERKING
    lotteria|롯데리아|LOTTERIA
    moms-touch|맘스터치|MOMSTOUCH
    kfc|KFC|케이에프씨
    subway-food|써브웨이|서브웨이|SUBWAY
    no-brand-burger|노브랜드버거|노브랜드 버거|NO BRAND BURGER
    gimbap|김밥
    bonjuk|본죽|BONJUK
    hansot|한솥|HANSOT
    domino|도미노피자|DOMINO
    pizza|피자|PIZZA
    restaurant|식당
    kyochon|교촌치킨|KYOCHON
    bbq|BBQ|비비큐
    bhc|BHC|비에이치씨
    chicken|치킨|CHICKEN
    baemin|우아한형제들|배달의민족|배민|WOOWA|BAEMIN
    yogiyo|요기요|위대한상상|YOGIYO
    coupang-eats|쿠팡이츠|COUPANGEATS|COUPANG EATS
    cu|씨유|CU|비지에프리테일
    gs25|GS25|지에스25|지에스이십오
    seven-eleven|세븐일레븐|코리아세븐|7-ELEVEN|SEVEN ELEVEN
    emart24|이마트24|EMART24
    ministop|미니스톱|MINISTOP
    kurly|마켓컬리|컬리|KURLY
    """
  )

  private static let transport: Lines = (
    .transport,
    """
    kakao-t|카카오T|카카오택시|카카오모빌리티|KAKAO T|KAKAOT|KAKAOMOBILITY
    tmoney|티머니|TMONEY|T-MONEY|T머니
    ttareungyi|따릉이|서울자전거
    uber|우버|UBER
    ezl|이비카드|이즐|캐시비|CASHBEE
    korail|코레일|한국철도공사|KORAIL|KTX
    srt|에스알티|SRT
    express-bus|고속버스|시외버스|KOBUS|BUSTAGO
    city-bus|시내버스|마을버스|공항버스|한강버스
    airport-railroad|공항철도|AREX
    taxi|택시|TAXI
    metro|지하철|교통공사
    sk-energy|SK에너지|에스케이에너지|SK ENERGY
    gs-caltex|GS칼텍스|지에스칼텍스|GS CALTEX
    s-oil|S-OIL|에쓰오일|에스오일
    oilbank|오일뱅크|OILBANK
    petrol|주유소|충전소
    hi-pass|하이패스|한국도로공사|HI-PASS
    socar|쏘카|SOCAR
    green-car|그린카|GREENCAR
    parking|주차장|주차요금
    korean-air|대한항공|KOREAN AIR
    asiana|아시아나항공|ASIANA
    jeju-air|제주항공|JEJU AIR
    """
  )

  private static let movies: Lines = (
    .movies,
    """
    cgv|CGV|씨지브이
    lotte-cinema|롯데시네마|LOTTE CINEMA|LOTTECINEMA
    megabox|메가박스|MEGABOX
    netflix|넷플릭스|NETFLIX
    tving|티빙|TVING
    watcha|왓챠|WATCHA
    disney-plus|디즈니플러스|DISNEY PLUS|DISNEY+
    youtube|유튜브|YOUTUBE
    """
  )

  private static let shopping: Lines = (
    .shopping,
    """
    coupang|쿠팡|COUPANG
    olive-young|올리브영|OLIVEYOUNG|OLIVE YOUNG
    daiso|다이소|DAISO
    musinsa|무신사|MUSINSA
    11st|11번가|십일번가|11ST
    gmarket|지마켓|G마켓|GMARKET
    auction|옥션|AUCTION
    ssg|SSG|쓱닷컴|신세계
    naver-pay|네이버페이|NAVERPAY|NAVER PAY
    zigzag|지그재그|ZIGZAG
    ably|에이블리|ABLY
    uniqlo|유니클로|UNIQLO
    emart|이마트|EMART|E-MART
    traders|트레이더스|TRADERS
    homeplus|홈플러스|HOMEPLUS
    lotte-mart|롯데마트|LOTTE MART|LOTTEMART
    costco|코스트코|COSTCO
    hanaro|하나로마트|농협하나로
    lotte-department|롯데백화점
    hyundai-department|현대백화점|더현대
    kyobo|교보문고|KYOBO
    yes24|YES24|예스24
    aladin|알라딘|ALADIN
    ikea|이케아|IKEA
    no-brand|노브랜드|NO BRAND
    ohouse|오늘의집
    karrot|당근페이|당근마켓
    innisfree|이니스프리|INNISFREE
    """
  )

  private static let living: Lines = (
    .living,
    """
    kepco|한국전력|한전전기|KEPCO|한전
    gas|도시가스|가스요금
    water|상수도|수도요금
    maintenance|관리비
    rent|월세
    sk-telecom|SK텔레콤|에스케이텔레콤|SKT|SK TELECOM
    kt|KT|케이티통신|케이티
    lg-uplus|LG유플러스|엘지유플러스|LGU+|LG U+
    sk-broadband|SK브로드밴드|에스케이브로드밴드
    insurance|손해보험|생명보험|화재보험|삼성화재|현대해상|삼성생명|한화생명|교보생명
    loan-interest|대출이자
    laundry|세탁|크린토피아
    salon|미용실|헤어샵
    """
  )

  private static let health: Lines = (
    .health,
    """
    health-insurance|건강보험
    hospital|병원|HOSPITAL
    severance|세브란스|SEVERANCE
    clinic|의원|CLINIC
    dentist|치과|DENTAL
    pharmacy|약국|PHARMACY
    gym|헬스장|헬스클럽|피트니스|필라테스|FITNESS|GYM
    """
  )

  private static let income = """
    salary|급여|월급|SALARY|PAYROLL
    bonus|상여|성과급
    interest|이자|INTEREST
    dividend|배당|DIVIDEND
    refund|환급
    """

  /// The names of each merchant that has several.
  static let names: [[String]] = {
    let spending = [food, transport, movies, shopping, living, health].map(\.lines)
    let rules = (spending + [income]).joined(separator: "\n").split(separator: "\n")
    return rules.map { $0.split(separator: "|").dropFirst().map(String.init) }
      .filter { $0.count > 1 }
  }()

  private static func rules(
    _ lines: String, _ kind: LedgerRule.Kind, _ category: LedgerCategory
  ) -> [LedgerRule] {
    lines.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: "|").map(String.init)
      return parts.enumerated().dropFirst().map { index, words in
        let id = index == 1 ? parts[0] : "\(parts[0])-\(index)"
        return LedgerRule(
          id: LedgerRule.ID(rawValue: id), words: words, kind: kind, category: category)
      }
    }
  }
}
