import Expectations
import Headless
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// The tree of riblets below the wallet's screen, changed by keys and links.
@MainActor
struct FinanceBuilderTests {
  private static let visa = "4111 1111 1111 1111"

  /// Closes the screen, and checks for leaks.
  private func end(_ app: FinanceApp) async {
    await expectEqual(app.end(), [])
    expectEqual(app.content, [])
  }

  @Test func `a top-up from the first card changes the balance`() async throws {
    let app = await FinanceApp()
    try await app.press("t 5 0 0 0 0 Enter")
    expectEqual(app.steps, "")
    expectEqual(app.leaks.leaks, [])
    #expect(app.speech.contains("50,000원"))
    expectEqual(app.dependencies.said.notices, ["50,000원을 충전했습니다."])
    await end(app)
  }

  @Test func `without a card the top-up begins with adding one`() async throws {
    let app = await FinanceApp(FinanceFixture([]))
    try await app.press("Enter")
    expectEqual(app.steps, "Topup(AddPaymentMethod)")
    try await app.press(
      "<secret> Enter \"11/28\" Enter <secret> Enter", secrets: Self.visa, "123")
    expectEqual(app.steps, "Topup(EnterAmount)")
    try await app.press("9 0 0 0 Enter")
    expectEqual(app.steps, "")
    expectEqual(app.dependencies.wallet.state.value.balance, Won(9_000))
    #expect(app.speech.contains("Visa 1111"))
    expectEqual(app.leaks.leaks, [])
    await end(app)
  }

  @Test func `a card is added from the screen, and from the screen of all cards`() async throws {
    let app = await FinanceApp(FinanceFixture([]))
    try await app.press("a")
    expectEqual(app.steps, "AddPaymentMethod")
    try await app.press(
      "<secret> Enter \"11/28\" Enter <secret> Enter", secrets: Self.visa, "123")
    expectEqual(app.steps, "")
    expectEqual(app.dependencies.said.notices, ["Visa 1111 카드를 추가했습니다."])
    try await app.press("v a")
    expectEqual(app.steps, "Cards AddPaymentMethod")
    try await app.press(
      "<secret> Enter \"11/28\" Enter <secret> Enter", secrets: "5555 5555 5555 4444", "123")
    expectEqual(app.steps, "Cards")
    expectEqual(app.sheet, ["▌ ● Visa 1111  기본 카드", "  ● Mastercard 4444"])
    expectEqual(app.leaks.leaks, [])
    await end(app)
  }

  @Test(arguments: [
    ("t", "Topup(EnterAmount)"), ("t c", "Topup(EnterAmount CardOnFile)"),
    ("t c a", "Topup(EnterAmount CardOnFile AddPaymentMethod)"), ("a", "AddPaymentMethod"),
    ("v", "Cards"), ("v a", "Cards AddPaymentMethod"), ("l", "Ledger"),
  ])
  func `escape leaves each step until the screen is as it was`(keys: String, tree: String)
    async throws
  {
    let app = await FinanceApp()
    let before = app.lines
    try await app.press(keys)
    expectEqual(app.steps, tree)
    for _ in keys.split(separator: " ") { try await app.press("Esc") }
    expectEqual(app.steps, "")
    expectEqual(app.leaks.leaks, [])
    expectEqual(app.lines, before)
    try await app.press(keys)
    await end(app)
  }

  @Test func `the buttons open their screens`() async throws {
    let app = await FinanceApp()
    for (keys, tree) in [
      ("Enter", "Topup(EnterAmount)"), ("Tab Enter", "Ledger"), ("Tab Enter", "AddPaymentMethod"),
      ("Tab Enter", "Cards"),
    ] {
      try await app.press(keys)
      expectEqual(app.steps, tree)
      try await app.press("Esc")
    }
    await end(app)
  }

  @Test func `a link fills in the amount without confirming it`() async throws {
    let app = await FinanceApp()
    try await app.open("finance/topup?amount=50000")
    expectEqual(app.steps, "Topup(EnterAmount)")
    #expect(app.speech.contains("> 입력란 금액: 50,000원"))
    try await app.open("finance/topup?amount=7")
    #expect(app.speech.contains("> 입력란 금액: 7원"))
    expectEqual(app.dependencies.wallet.state.value.balance, .zero)
    await end(app)
  }

  @Test(arguments: ["abc", "-5", "0", ""])
  func `a link with an amount that is none opens the top-up, and changes no amount`(
    amount: String
  ) async throws {
    let app = await FinanceApp()
    try await app.open("finance/topup?amount=\(amount)")
    #expect(app.speech.contains("> 입력란 금액: 0원"))
    try await app.open("finance/topup?amount=7")
    try await app.open("finance/topup?amount=\(amount)")
    #expect(app.speech.contains("> 입력란 금액: 7원"))
    await end(app)
  }

  @Test(arguments: [
    ("finance/topup?amuont=5", "Topup(EnterAmount)"), ("finance/card?x", "AddPaymentMethod"),
    ("finance/nowhere", ""), ("finance/topup/nowhere", "Topup(EnterAmount)"),
  ])
  func `a link that is not understood opens what it names, and changes no amount`(
    link: String, steps: String
  ) async throws {
    let app = await FinanceApp()
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
    expectEqual(app.steps, steps)
    try await app.open("finance/topup?amount=7")
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
    #expect(app.speech.contains("> 입력란 금액: 7원") || steps == "AddPaymentMethod")
    await end(app)
  }

  @Test func `a link hands a query to the ledger, once it is there`() async throws {
    let app = await FinanceApp()
    for query in ["택시", "a b"] {
      let reached = try await app.root.open(
        Link(["finance", Segment("ledger", [.init("query", query)])]))
      let ledger = try #require(reached as? FakeLedgerBuilder.LedgerRouter)
      expectEqual(ledger.queries.last, query)
      expectEqual(app.steps, "Ledger")
    }
    await #expect(throws: LinkError.self) {
      try await app.root.open(Link(parsing: "finance/ledger?x=1"))
    }
    await end(app)
  }

  @Test(arguments: [
    ("finance/ledger", "Ledger"), ("finance/cards", "Cards"), ("finance/card", "AddPaymentMethod"),
    ("finance/topup/cards", "Topup(EnterAmount CardOnFile)"), ("finance", ""),
  ])
  func `links work from any screen, also repeatedly`(link: String, tree: String) async throws {
    for keys in ["Home", "t c a", "v", "l"] {
      let app = await FinanceApp()
      try await app.press(keys)
      for _ in 0..<2 {
        try await app.open(link)
        #expect(app.steps.hasSuffix(tree))
      }
      await end(app)
    }
  }

  @Test func `a link waits for the wallet to open`() async throws {
    let app = await FinanceApp(isOpen: false)
    let opening = Task { [root = app.root] in
      try await root.open(Link(parsing: "finance/topup")).name
    }
    await app.settle()
    expectEqual(app.steps, "")
    await app.dependencies.wallet.open()
    try await expectEqual(opening.value, "Topup")
    expectEqual(app.steps, "Topup(EnterAmount)")
    await end(app)
  }

  @Test func `a link to a form fails if money cannot be moved`() async throws {
    let fixture = FinanceFixture()
    fixture.repository.failure = .storage(.damaged)
    let app = await FinanceApp(fixture)
    for link in ["finance/topup", "finance/card", "finance/nowhere"] {
      do {
        try await app.open(link)
        Issue.record("\(link) was opened.")
      } catch is LinkError {
        expectEqual(app.steps, "")
      }
    }
    await end(app)
  }

  @Test func `a screen that is closed while a link waits does not leak`() async throws {
    let app = await FinanceApp(isOpen: false)
    do {
      let opening = Task.immediate { [root = app.root] in
        try await root.open(Link(parsing: "finance/topup"))
      }
      app.root.close()
      await #expect(throws: LinkError.self) { try await opening.value }
    }
    await end(app)
  }

  @Test func `restoring the place restores the amount and the card`() async throws {
    let app = await FinanceApp()
    try await app.press("t 7 0 0 c Down Enter")
    let place = app.root.navigationPath
    expectEqual(place.description, "finance/topup;amount=700&card=2")
    try await app.relaunch(at: place)
    expectEqual(app.root.navigationPath, place)
    #expect(app.speech.contains("> 입력란 금액: 700원"))
    await end(app)
  }

  @Test func `a damaged wallet is viewed, then replaced, each time after a confirmation`()
    async throws
  {
    let fixture = FinanceFixture(balance: Won(18_000))
    fixture.repository.failure = .storage(.damaged)
    let app = await FinanceApp(fixture)
    expectEqual(app.dependencies.wallet.state.value.condition, .closed(.storage(.damaged)))
    #expect(app.speech.contains("알 수 없음"))
    try await app.press("Enter Enter Enter")
    expectEqual(app.dependencies.wallet.state.value.condition, .closed(.storage(.damaged)))
    try await app.press("Esc")
    try await app.press("Enter Enter Tab Enter")
    expectEqual(app.dependencies.wallet.state.value.condition, .readOnly(.storage(.damaged)))
    expectEqual(app.steps, "")
    #expect(app.speech.contains("18,000원"))
    try await app.press("r End Enter \"START\" Enter")
    expectEqual(app.dependencies.wallet.state.value.condition, .ready)
    expectEqual(app.steps, "")
    #expect(app.speech.contains("0원"))
    expectEqual(app.leaks.leaks, [])
    await end(app)
  }

  @Test func `escape closes the repair`() async throws {
    let fixture = FinanceFixture()
    fixture.repository.failure = .storage(.damaged)
    let app = await FinanceApp(fixture)
    try await app.press("r End Enter \"x\" Esc Esc")
    expectEqual(app.steps, "")
    expectEqual(app.dependencies.wallet.state.value.condition, .closed(.storage(.damaged)))
    await end(app)
  }

  @Test func `a card that Ctrl-P finds is selected among all cards`() async throws {
    let fixture = FinanceFixture()
    let app = await FinanceApp(fixture)
    var places: [String] = []
    app.window.commands = Commands({ [] }, sources: { [fixture.builder.findings] }) { target in
      if case .place(let place) = target { places.append(place) }
    }
    try await app.press("C-p \"국민카드\" Enter")
    _ = try await app.root.open(try #require(places.first.flatMap { NavigationPath(parsing: $0) }))
    await app.settle()
    #expect(app.content.contains { $0.contains("▌ ● 국민카드 2812") })
    await end(app)
  }
}
