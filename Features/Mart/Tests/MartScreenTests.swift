import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import MartPresentation

/// The goods and the cart as the user sees them: keys in, screens out.
@MainActor
struct MartScreenTests {
  private let parts = ShopFixture()

  private func interactor(of app: MartApp) -> MartInteractor? {
    (app.root.child as? MartRouter)?.interactor
  }

  private func notices() -> [String] { parts.notices.map { $0.text(.korean) } }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, Size(columns: 100, rows: 24), Size(columns: 200, rows: 50)])
  func `every window of every size has room for the goods and the cart`(
    language: Language, size: Size
  ) async throws {
    let app = MartApp(parts, size, language)
    try await app.press(
      "Enter Down + = - f f Esc / \"milk\" Enter Enter c Down + - d u U u D u Esc Esc")
    let milk = Catalogue.bundled["milk"]?.title.text(language) ?? ""
    #expect(app.speech.contains { $0.contains(milk) })
    #expect(app.lines.contains { $0.contains("▌") })
    expectEqual(parts.cart, ["brown-rice": 1, "white-rice": 1, "milk": 1])
    await expectEqual(app.end(), [])
  }

  @Test
  func `without a product no key changes how many there are, and R says that it was read again`()
    async throws
  {
    let app = MartApp(parts)
    func titles() -> Set<String> { Set(app.window.bindings.map { $0.title.text(.korean) }) }
    let changing: Set = ["하나 추가", "하나 빼기", "빼기", "정렬"]
    await app.settle()
    #expect(titles().isSuperset(of: ["하나 추가", "하나 빼기", "정렬"]), "\(titles())")
    try await app.press("/ \"zzz\" Enter")
    #expect(titles().isDisjoint(with: changing), "\(titles())")
    try await app.press("Esc R")
    expectEqual(notices(), ["새로 고쳤습니다."])
    try await app.press("c")
    #expect(titles().isDisjoint(with: changing.union(["모두 비우기"])), "\(titles())")
    try await app.press("R")
    expectEqual(notices(), ["새로 고쳤습니다.", "새로 고쳤습니다."])
    await expectEqual(app.end(), [])
  }

  @Test func `goods stand in groups with their unit, stock, price and number in the cart`()
    async throws
  {
    let app = MartApp(parts)
    try await app.press("Enter Down + +")
    expectEqual(
      Array(app.content.prefix(6)),
      [
        "  상품  60",
        "  이름                                               재고    가격(원)  담은 수",
        "  쌀·잡곡  10                                                                  ┃",
        "  현미  10 kg                                        40개      34,900        1 ┃",
        "▌ 백미  10 kg                                        60개      32,900        2 ┃",
        "  찹쌀  4 kg                                         30개      17,900",
      ])
    expectEqual(
      app.content.last, "  장바구니  3개                                                      100,700원")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [("이름", Language.korean), ("Name", .english)])
  func `the title of the names stands over the names`(title: String, language: Language)
    async throws
  {
    let app = MartApp(parts, .normal, language)
    try await app.press("Enter")
    for keys in ["", "s", "c", "s"] {
      try await app.press(keys)
      #expect(app.content[1].hasPrefix("  \(title) "), "\(keys)")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `few and none are said in words`() async throws {
    await parts.wallet.open()
    try await parts.order(["tent": 1])
    let app = MartApp(parts, .normal, .english)
    try await app.press("End")
    expectEqual(
      Array(app.content.suffix(2)),
      [
        "  Stone pot  1 piece                              2 left       39,900          ┃",
        "▌ Family tent  1 piece                          sold out      189,000          ┃",
      ])
    #expect(app.speech.contains { $0.contains("Family tent 1 piece, 189,000 won, sold out") })
    try await app.press("Enter")
    expectEqual(parts.notices.count, 1)
    #expect(parts.state.cart.isEmpty)
    await expectEqual(app.end(), [])
  }

  @Test func `a search narrows the goods while it is typed, and Esc shows all`() async throws {
    let app = MartApp(parts)
    try await app.press("/ \"ㅅㄱ\"")
    expectEqual(app.content[0], "  상품  3 / 60")
    expectEqual(app.content[1], "  검색 ▌ㅅㄱ")
    #expect(app.content[4].hasPrefix("▏ 사과  2 kg "))
    try await app.press("Enter Down Enter Esc")
    expectEqual(app.content[0], "  상품  60")
    #expect(app.lines.contains { $0.hasPrefix("▌ 소갈비  1 kg ") })
    expectEqual(parts.cart, ["short-ribs": 1])
    try await app.press("/ \"xyz\"")
    expectEqual(app.content[3], "  검색 결과가 없습니다. Esc를 누르면 모두 볼 수 있습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `n goes through what is found, and orders with Ctrl`() async throws {
    try await parts.mart.setQuantity("milk", 1)
    let app = MartApp(parts)
    try await app.press("/ \"ㅅㄱ\" Enter n")
    expectEqual(app.link, "mart")
    #expect(app.lines.contains { $0.hasPrefix("▌ 소갈비  1 kg ") })
    try await app.press("C-n")
    expectEqual(app.link, "mart/new")
    await expectEqual(app.end(), [])
  }

  @Test func `one group is shown after another, and Esc shows all`() async throws {
    let app = MartApp(parts)
    try await app.press("f f")
    expectEqual(app.content[0], "  채소·과일  10")
    #expect(app.content[2].hasPrefix("▌ 배추  1포기 "))
    expectEqual(app.content.count, 12)
    try await app.press("Esc")
    expectEqual(app.content[0], "  상품  60")
    await expectEqual(app.end(), [])
  }

  @Test func `changes are undone and redone, and a good is taken out at once`() async throws {
    let app = MartApp(parts)
    try await app.press("Enter + + d")
    #expect(parts.state.cart.isEmpty)
    try await app.press("u u")
    expectEqual(parts.cart, ["brown-rice": 2])
    try await app.press("U Delete u -")
    expectEqual(parts.cart, ["brown-rice": 2])
    expectEqual(notices().last, "되돌렸습니다: 현미 10 kg 빼기")
    await expectEqual(app.end(), [])
  }

  @Test func `the cart has its lines, the total and a way to the order`() async throws {
    try await parts.mart.setQuantity("milk", 2)
    try await parts.mart.setQuantity("tent", 1)
    let app = MartApp(parts)
    try await app.press("c Down")
    expectEqual(app.link, "mart/cart")
    expectEqual(app.lines[1], "  슈퍼마트 › 장바구니")
    expectEqual(
      app.content,
      [
        "  장바구니",
        "  이름                                                      수량      금액(원)",
        "  우유  1 L                                                    2         5,800",
        "▌ 가족용 텐트  1개                                             1       189,000",
        "  ────────────────────────────────────────────────────────────────────────────",
        "  합계                                                         3       194,800",
        "",
        "                                                                  [ 주문하기 ]",
      ])
    try await app.press("Down Enter")
    expectEqual(app.link, "mart/new")
    await expectEqual(app.end(), [])
  }

  @Test func `the cart is sorted by a key and a click`() async throws {
    let app = MartApp(parts)
    try await app.press("+ + Down + Down + + + c")
    func names() -> [String] {
      app.content.compactMap { line in
        ["현미", "백미", "찹쌀", "귀리", "우유"].first { line.contains($0) }
      }
    }
    let added = names()
    expectEqual(added.count, 3)
    try await app.press("s")
    expectEqual(names(), added.sorted())
    #expect(app.content.contains { $0.contains("이름 ▲") })
    #expect(await app.click(on: "금액"))
    #expect(app.content.contains { $0.contains("금액(원) ▲") })
    let cheapest = names()
    #expect(await app.click(on: "금액(원) ▲"))
    #expect(app.content.contains { $0.contains("금액(원) ▼") })
    expectEqual(names(), cheapest.reversed())
    await expectEqual(app.end(), [])
  }

  @Test func `what has become scarce says so in the cart`() async throws {
    await parts.wallet.open()
    let order = try await parts.order(["abalone": 1])
    try await parts.mart.setQuantity("abalone", 4)
    try await parts.change(order, to: ["abalone": 3])
    let app = MartApp(parts)
    try await app.press("c")
    #expect(app.content[2].hasPrefix("▌ 전복  2개 남음 "))
    #expect(app.speech.contains { $0.contains("전복 5마리, 수량 4, 99,600원, 2개 남음") })
    #expect(app.speech.contains { $0.contains("합계 4개 99,600원") }, "\(app.speech)")
    try await app.press("- -")
    #expect(app.content[2].hasPrefix("▌ 전복  5마리 "))
    await expectEqual(app.end(), [])
  }

  @Test func `an empty cart says what to do, also where an order was wanted`() async throws {
    let app = MartApp(parts)
    try await app.press("n")
    expectEqual(app.link, "mart")
    try await app.press("c")
    expectEqual(
      app.content,
      [
        "  장바구니",
        "  장바구니가 비어 있습니다. Esc로 돌아가 상품에서 Enter를 눌러 담아 주세요.",
      ])
    try await app.press("n Esc")
    expectEqual(app.link, "mart")
    let sentence = "장바구니가 비어 있습니다. 상품에서 Enter를 눌러 담아 주세요."
    expectEqual(notices(), [sentence, sentence])
    await expectEqual(app.end(), [])
  }

  @Test func `in a wide window the cart is beside the goods, and c goes into it`() async throws {
    let app = MartApp(parts, .wide)
    try await app.press("Enter Down Enter Enter")
    expectEqual(app.link, "mart")
    expectEqual(
      app.content[4],
      "  현미                 10 kg          40개      34,900        1 ┃ ▏ 백미  10 kg                        2        65,800"
    )
    expectEqual(app.lines.filter { $0.contains("▌") }.count, 1)
    #expect(!app.content.contains { $0.contains("장바구니  3개") })
    try await app.press("c -")
    expectEqual(app.link, "mart/cart")
    expectEqual(parts.cart, ["brown-rice": 1, "white-rice": 1])
    await app.resize(80, 24)
    expectEqual(app.link, "mart/cart")
    await app.resize(120, 30)
    try await app.press("Esc Enter")
    expectEqual(app.link, "mart")
    expectEqual(parts.cart, ["brown-rice": 1, "white-rice": 2])
    await expectEqual(app.end(), [])
  }

  // -- reading

  @Test func `nothing is said in the first moment, then that it loads`() async throws {
    let checkpoint = Checkpoint()
    parts.mart.read = { [read = parts.mart.read] () throws(MartError) in
      await checkpoint.pass()
      try await read()
    }
    let app = MartApp(parts)
    await checkpoint.reached()
    expectEqual(app.content, [])
    await app.clock.advance(by: .milliseconds(250))
    expectEqual(app.content, ["  상품을 불러오는 중입니다."])
    checkpoint.open()
    await app.settle()
    #expect(app.content[0].hasPrefix("  상품  60"))
    await expectEqual(app.end(), [])
  }

  @Test func `a failure is said with the key to try again, and what was read stays`() async throws {
    parts.shop.failure = .storage(.busy)
    let app = MartApp(parts)
    await app.settle()
    let sentence = MartError.storage(.busy).phrase.text(.korean)
    #expect(app.speech.contains { $0.contains("\(sentence) R을 눌러 다시 시도해 주세요.") })
    parts.shop.failure = nil
    try await app.press("R")
    #expect(app.content[0].hasPrefix("  상품  60"))
    parts.shop.failure = .storage(.busy)
    try await app.press("R")
    #expect(app.content[0].hasPrefix("  상품  60"))
    #expect(app.speech.contains { $0.contains("이전에 불러온 내용입니다.") })
    parts.shop.failure = nil
    try await app.press("c R Esc")
    #expect(!app.speech.contains { $0.contains("이전에 불러온 내용입니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `a damaged wallet is said below the goods, which can still be looked at`()
    async throws
  {
    parts.books.failure = .storage(.damaged)
    await parts.wallet.open()
    let app = MartApp(parts)
    try await app.press("Down")
    #expect(app.content[0].hasPrefix("  상품  60"))
    let sentence = WalletError.storage(.damaged).phrase.text(.korean)
    #expect(app.speech.contains { $0.contains(sentence) })
    await expectEqual(app.end(), [])
  }

  // -- ways

  @Test func `links lead to the cart, the orders and the form`() async throws {
    try await parts.mart.setQuantity("milk", 1)
    let app = MartApp(parts)
    for link in ["mart/cart", "mart/orders", "mart/new", "mart"] {
      try await app.open(link)
      expectEqual(app.link, link)
    }
    for link in ["mart?a=b", "mart/nowhere", "mart/cart/1"] {
      await #expect(throws: LinkError.self) { try await app.open(link) }
    }
    await expectEqual(app.end(), [])
  }

  @Test func `a link to an order without goods says what to do`() async throws {
    let app = MartApp(parts)
    try await app.open("mart/new")
    expectEqual(app.content, ["  장바구니가 비어 있습니다. Esc로 돌아가 상품을 담아 주세요."])
    // The shop stands beside it.
    await app.resize(120, 30)
    #expect(app.content.contains { $0.contains("현미") })
    #expect(app.content.contains { $0.contains("장바구니가 비어 있습니다. Esc로 돌아가") })
    try await app.press("Esc")
    expectEqual(app.link, "mart")
    await expectEqual(app.end(), [])
  }

  @Test func `keys lead to the orders and the form, from wherever the user is`() async throws {
    try await parts.mart.setQuantity("milk", 1)
    let app = MartApp(parts)
    try await app.press("o")
    expectEqual(app.link, "mart/orders")
    try await app.press("Esc n")
    expectEqual(app.link, "mart/new")
    await expectEqual(app.end(), [])
  }

  @Test func `an order that was placed is shown among the orders`() async throws {
    await parts.wallet.open()
    try await parts.mart.setQuantity("milk", 1)
    let app = MartApp(parts)
    try await app.press("c Enter")
    let order = try await parts.order(["milk": 1])
    interactor(of: app)?.orderFormDidEnd(order)
    await app.settle()
    #expect(app.link.hasPrefix("mart/orders"))
    try await app.open("mart")
    expectEqual(app.link, "mart")
    await expectEqual(app.end(), [])
  }

  @Test func `a form that is left leads back, and an order can be placed again`() async throws {
    try await parts.mart.setQuantity("milk", 1)
    let app = MartApp(parts)
    try await app.press("c n")
    interactor(of: app)?.orderFormDidClose()
    expectEqual(app.link, "mart/cart")
    try await app.press("Esc o")
    interactor(of: app)?.ordersDidOrderAgain()
    expectEqual(app.link, "mart/new")
    // One step back are the orders, not the shop.
    try await app.press("Esc")
    expectEqual(app.link, "mart/orders")
    interactor(of: app)?.ordersDidOrderAgain()
    try await app.open("mart/orders")
    expectEqual(app.link, "mart/orders")
    await expectEqual(app.end(), [])
  }

  @Test func `the place is restored with the search, the group and the selected good`()
    async throws
  {
    try await parts.mart.setQuantity("milk", 1)
    try await parts.mart.setQuantity("eggs", 1)
    let app = MartApp(parts)
    try await app.press("f f f f / \"차\" Enter c Down")
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    expectEqual(app.link, "mart/cart")
    #expect(app.content[3].hasPrefix("▌ 달걀  30구"))
    try await app.press("Esc")
    expectEqual(app.content[0], "  유제품·음료  1 / 10")
    expectEqual(app.content[1], "  검색  차")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["order 2", "Order 2", "주문 2", "주문2"])
  func `Ctrl-P finds an order by its name`(_ name: String) async throws {
    try await parts.order(["milk": 3])
    try await parts.order(["eggs": 3])
    let app = MartApp(parts)
    var places: [String] = []
    var answer: Task<Void, Never>?
    app.window.commands = Commands(
      { [] }, sources: { [parts] in parts.builder.findings },
      ask: { text, sources, receive in
        answer = Task { receive(0, await sources.first?.find(text) ?? []) }
      },
      open: { if case .place(let place) = $0 { places.append(place) } })
    try await app.press("C-p \"\(name)\"")
    await answer?.value
    try await app.press("Enter")
    expectEqual(places, ["home/mart/orders/2"])
    await expectEqual(app.end(), [])
  }

  @Test func `the tile begins with a number`() {
    var state = MartState()
    state.openOrders = 2
    expectEqual(MartText.line(state), Phrase(ko: "2건 주문함", en: "2 orders"))
    state.cart = Cart([.init("milk", 3)])
    expectEqual(MartText.line(state), Phrase(ko: "3개 담음", en: "3 in the cart"))
  }
}
