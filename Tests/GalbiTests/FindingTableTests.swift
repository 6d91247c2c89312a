import Headless
import Phrases
import SettingsDomain
import TerminalUI
import Testing

/// What is typed into Ctrl-P, and what comes first, on the sample data and a statement.
@MainActor
struct FindingTableTests {
  private let finder = FinderApp()

  nonisolated private static let size = Size(columns: 80, rows: 24)

  /// The texts of one merchant, the newest first, of which the oldest is the merchant alone.
  private static let statement = [
    (day: "2026-11-20", text: "스타벅스 강남점", amount: -5_600),
    (day: "2026-11-19", text: "스타벅스 역삼", amount: -6_100),
    (day: "2026-11-18", text: "스타벅스 서초점", amount: -5_600),
    (day: "2026-11-17", text: "스타벅스 판교", amount: -7_800),
    (day: "2026-11-16", text: "스타벅스 종로", amount: -5_700),
    (day: "2026-11-15", text: "스타벅스 광화문점", amount: -5_900),
    (day: "2026-11-14", text: "점심 커피", amount: -12_345),
    (day: "2026-11-13", text: "월급", amount: 3_200_000),
    (day: "2026-11-12", text: "Netflix", amount: -17_000),
    (day: "2026-11-11", text: "택시비", amount: -12_000),
    (day: "2026-11-10", text: "스타벅스", amount: -4_500),
  ]

  /// A text, and what its first rows begin with, in their order.
  nonisolated private static let korean: [(typed: String, first: [String])] = [
    // Places come before commands, settings and films of the same words.
    ("홈", ["홈 home 화면"]), ("영화", ["영화 home/movies 화면", "영화 분류"]),
    ("택시", ["슈퍼택시 home", "슈퍼택시 호출", "택시비"]),
    ("예산", ["예산 finance/ledger/budgets 화면"]), ("카드", ["카드 finance/cards 화면"]),
    ("설정", ["프로필 profile 화면"]), ("내역", ["가계부 finance/ledger 화면"]), ("지갑", ["슈퍼페이"]),
    ("가계부", ["가계부 finance/ledger 화면"]), ("장보기", ["슈퍼마트"]), ("배송", ["주문 내역"]),
    ("길찾기", ["경로"]), ("주유소", ["휴게소"]), ("films", ["영화 home/movies 화면"]),
    ("settings", ["프로필 profile 화면"]), ("budget", ["예산 finance/ledger/budgets 화면"]),
    ("taxi", ["슈퍼택시"]), ("ledger", ["가계부 finance/ledger 화면"]), ("ㄱㅅㄷㄹ", ["고속도로 home"]),
    ("ㅅㅍㅌㅅ", ["슈퍼택시"]),
    // Commands.
    ("알림", ["알림 F8 명령"]), ("notices", ["알림 F8"]), ("notifications", ["알림 F8"]),
    ("가져오기", ["내역 가져오기 가계부 · i 명령"]), ("불러오기", ["내역 가져오기 가계부 · i 명령"]),
    ("장바구니", ["장바구니 슈퍼마트 · c 명령"]), ("실행 취소", ["되돌리기"]), ("undo", ["되돌리기"]),
    ("합치기", ["합치기/삭제 가계부 › 분류 관리 · d 명령"]),
    ("규칙 추가", ["규칙 추가 가계부 › 분류 규칙 · a 명령"]),
    ("기본 카드", ["기본 카드로 설정 카드 · Enter 명령"]),
    ("분류", ["분류 관리", "내역 분류 가계부"]), ("종료", ["종료 q 명령"]), ("설성", ["프로필 profile 화면"]),
    ("sort", ["정렬 이 화면 · s 명령", "정렬 고속도로 · s 명령"]),
    ("undo", ["되돌리기 이 화면 · u 명령", "되돌리기 영화 · u 명령"]),
    // Settings.
    ("theme night", ["테마: 어둡게"]), ("어둡게", ["테마: 어둡게"]), ("night", ["테마: 어둡게"]),
    ("암호", ["PIN 설정 설정"]), ("비밀번호", ["PIN 설정 설정"]), ("PIN", ["PIN 설정 설정"]),
    ("bell", ["알림음 켬 설정"]), ("소리", ["알림음 켬 설정"]), ("mouse", ["마우스 켬 설정", "마우스: 켬"]),
    ("다크 모드", ["테마: 어둡게"]), ("theme", ["테마 시스템 설정"]), ("로그아웃", ["로그아웃"]),
    // People, categories and entries, goods, films, places of the map.
    ("박지훈", ["박지훈"]), ("박지훙", ["박지훈"]), ("박콩훈", ["박지훈"]), ("식비", ["식비 분류"]),
    ("스타벅스", ["스타벅스 2026년 11월 10일 -4,500원", "스타벅스 강남점"]), ("스타북스", ["스타벅스 2026년"]),
    ("스타콩스", ["스타벅스"]), ("12,345", ["점심 커피 2026년 11월 14일 -12,345원"]), ("12000", ["택시비"]),
    ("3200000원", ["월급"]), ("Netlfix", ["Netflix"]), ("현미", ["현미"]), ("서울", ["서울 장소"]),
    ("서을", ["서울 장소"]), ("서울 부산", ["경로: 서울 → 부산 경로"]),
    ("seoul to busan", ["경로: Seoul → Busan 경로"]), ("고속더로", ["고속도로 home"]), ("고콩도로", ["고속도로 home"]),
    ("휴계소", ["휴게소 home"]),
  ]

  nonisolated private static let english: [(typed: String, first: [String])] = [
    ("taxi", ["SuperTaxi home/transport screen"]),
    ("budget", ["Budgets finance/ledger/budgets screen"]),
    ("movies", ["Movies home/movies screen"]),
    ("films", ["Movies home/movies screen"]), ("cinema", ["Movies"]), ("settings", ["Profile"]),
    ("wallet", ["SuperPay"]), ("transactions", ["Ledger"]), ("top up", ["Top up finance/topup"]),
    ("rest areas", ["Rest areas"]), ("orders", ["Orders home/mart/orders screen"]),
    ("설정", ["Profile"]), ("영화", ["Movies"]), ("shop", ["SuperMart"]), ("traffic", ["Highway"]),
    ("expressw", ["Expressways"]), ("expressway", ["Expressways"]), ("motorway", ["Expressways"]),
    ("notices", ["Notifications"]), ("알림", ["Notifications"]), ("cart", ["Cart"]),
    ("merge", ["Merge or delete Ledger › Categories · d"]),
    ("new rule", ["Add rule Ledger › Rules · a"]),
    ("set as default", ["Set as default Cards · Enter"]),
    ("mark as cleared", ["Mark entry as cleared Ledger › Reconcile · Space"]),
    ("import", ["Import entries Ledger"]), ("undo", ["Undo"]), ("password", ["Set PIN"]),
    ("PIN", ["Set PIN"]),
    ("암호", ["Set PIN"]), ("alert", ["Alert sound on setting"]), ("mouse", ["Mouse on setting"]),
    ("theme", ["Theme system setting"]), ("dark", ["Theme: night"]), ("drak", ["Theme: night"]),
    ("profle", ["Profile profile screen"]), ("leger", ["Ledger"]), ("brown rcie", ["Brown rice"]),
    ("스타벅스", ["스타벅스 10 Nov 2026"]), ("17000", ["Netflix"]), ("seoul", ["Seoul"]),
    ("seoul busan", ["Route: Seoul → Busan route"]),
    ("서울에서 부산까지", ["Route: 서울 → 부산 route"]),
    ("category", ["Categories", "Categorise entry"]), ("theme night", ["Theme: night"]),
    ("quit", ["Quit q command"]), ("종료", ["Quit q command"]),
    ("sort", ["Sort This screen · s command", "Sort Highway · s command"]),
    // Commands of pages and lists, and a short word with a wrong letter.
    ("edit", ["Edit person Home · e"]),
    ("try moving", ["MOVE Home · m"]), ("walk", ["MOVE Home · m"]), ("PIM", ["Set PIN"]),
    ("unlock", ["Unlock account Ledger › Locked statements · d"]),
    ("call a taxi", ["Call SuperTaxi SuperTaxi · Enter"]),
    // Merchants by their other names.
    ("starbucks", ["스타벅스 강남점"]), ("stabucks", ["스타벅스 강남점"]), ("넷플릭스", ["Netflix"]),
  ]

  /// What is typed, and what must not be among all that it finds.
  nonisolated private static let noise: [(Language, typed: String, missing: [String])] = [
    (.korean, "mouse", ["상품", "영화", "장소"]), (.korean, "theme", ["명령", "상품", "영화"]),
    (.korean, "PIN", ["상품", "화면", "자동 잠금"]), (.english, "PIN", ["product", "screen", "Auto-lock"]),
    (.english, "mouse", ["product", "movie"]),
    (.english, "theme", ["command", "movie", "product"]),
    (.english, "settings", ["product", "place", "movie"]), (.korean, "설정", ["상품", "장소"]),
    (.english, "12345", ["product", "movie"]), (.korean, "ㅅㅍㅌㅅ", ["상품"]),
    (.korean, "스타벅스 강남", ["경로:"]), (.korean, "규칙 추가", ["경로:"]),
    (.korean, "서울 톨게이트", ["경로:"]), (.korean, "현미 부산", ["경로:"]),
  ]

  private func check(
    _ language: Language, _ table: [(typed: String, first: [String])]
  ) async throws {
    let app = finder.launch(language, Self.size)
    try await finder.add(Self.statement, to: app)
    for (typed, first) in table {
      let rows = try await finder.found(typed, in: app)
      let isFound = zip(rows, first).allSatisfy { $0.hasPrefix($1) } && rows.count >= first.count
      #expect(isFound, "\(typed): \(rows.prefix(5))")
    }
    app.shutDown()
  }

  @Test func `what is typed in Korean comes first`() async throws {
    try await check(.korean, Self.korean)
  }

  @Test func `what is typed in English comes first`() async throws {
    try await check(.english, Self.english)
  }

  @Test(arguments: Language.allCases)
  func `what only has the letters somewhere is not found`(language: Language) async throws {
    let app = finder.launch(language, Self.size)
    try await finder.add(Self.statement, to: app)
    for (asked, typed, missing) in Self.noise where asked == language {
      let rows = try await finder.found(typed, in: app)
      for text in missing {
        #expect(!rows.contains { $0.contains(text) }, "\(typed): \(rows)")
      }
    }
    app.shutDown()
  }

  @Test func `each setting is found by its key and its name in both languages`() async throws {
    let app = finder.launch(.korean, Self.size)
    for key in SettingKey.allCases.filter(\.takesEffectAtOnce) {
      for typed in [key.name] + Language.allCases.map(key.title.text) {
        let rows = try await finder.found(typed, in: app)
        let title = key.title.text(.korean)
        #expect(rows.prefix(5).contains { $0.hasPrefix(title) }, "\(typed): \(rows)")
      }
    }
    app.shutDown()
  }
}
