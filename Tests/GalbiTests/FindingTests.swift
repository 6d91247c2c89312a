import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// What Ctrl-P finds in the whole app, without network, on a folder of its own.
@MainActor
struct FindingTests {
  private let finder = FinderApp()

  private func launch(_ language: Language = .korean) -> Headless { finder.launch(language) }

  /// The first row that a text finds.
  private func first(_ text: String, in app: Headless) async throws -> String? {
    try await app.press("C-p \"\(text)\"")
    return app.window.speech().first { $0.hasPrefix("목록 ") || $0.hasPrefix("list ") }
  }

  @Test(arguments: [
    ("dark", "테마: 어둡게, 설정"), ("light theme", "테마: 밝게, 설정"), ("language", "언어, 시스템, 설정"),
    ("laguage", "언어, 시스템, 설정"), ("한국어", "언어"), ("PIN", "PIN 설정, 설정"),
    ("언여", "언어, 시스템, 설정"), ("ledger", "가계부, finance/ledger, 화면"),
    ("가져오기", "내역 가져오기, 가계부 · i, 명령"),
    ("현미", "현미"), ("brown rcie", "현미"), ("서울역", "서울역"), ("카드 추가", "카드 추가"),
  ])
  func `everything is found by its names in both languages`(text: String, row: String)
    async throws
  {
    let app = launch()
    let found = try #require(try await first(text, in: app))
    expectEqual(found.split(separator: ": ", maxSplits: 1).last?.hasPrefix(row), true, "\(found)")
    app.shutDown()
  }

  @Test(arguments: [
    ("backup", "galbi backup"), ("백업", "galbi backup"), ("restore", "galbi restore"),
    ("복원", "galbi restore"), ("galbi ledger", "galbi ledger balance"),
    ("ledger export", "galbi ledger export"),
  ])
  func `commands of the ledger and of backups are found, and say how they are typed`(
    text: String, command: String
  ) async throws {
    for language in Language.allCases {
      let app = launch(language)
      let rows = try await finder.found(text, in: app)
      #expect(rows.contains { $0.contains(command) }, "\(rows)")
      app.shutDown()
    }
  }

  @Test func `a command that is chosen is said, to be typed in a shell`() async throws {
    let app = launch(.english)
    try await app.press("C-p \"galbi restore\" Enter")
    #expect(app.lines.contains { $0.contains("Run this in a shell: galbi restore FILE") })
    app.shutDown()
  }

  @Test func `a person is found and opened, and Esc comes back`() async throws {
    let app = launch()
    try await app.press("2 C-p \"박지훙\" Enter")
    #expect(app.root.navigationPath.link.description.hasPrefix("home/sample-"))
    #expect(app.lines.contains { $0.contains("박지훈") })
    try await app.press("Esc")
    expectEqual(app.root.navigationPath.link.description, "home")
    app.shutDown()
  }

  @Test func `a line of the profile that is found is highlighted before another key`()
    async throws
  {
    let app = launch()
    try await app.press("3 End")
    let last = app.lines.filter { $0.hasPrefix("▌") }
    try await app.press("C-p \"PIN\"")
    app.window.send(.key(.enter))
    await app.settle()
    let lines = app.lines.filter { $0.hasPrefix("▌") }
    expectEqual(lines.map { $0.hasPrefix("▌ PIN 설정") }, [true], "\(lines)")
    #expect(lines != last)
    app.shutDown()
  }

  @Test func `a setting is set by its value, which is said`() async throws {
    let app = launch()
    try await app.press("C-p \"plain theme\"")
    try await app.press("Esc C-p \"흑백\" Enter")
    #expect(app.lines.contains { $0.contains("테마: 흑백") })
    try await expectEqual(first("monochrome", in: app)?.contains("현재"), true)
    app.shutDown()
  }

  @Test(arguments: [
    (
      Language.korean, "잔액 맞추기", "저장하지 않은 내용이 있어 실행하지 않았습니다: 잔액 맞추기.",
      "예산", "‘예산’ 화면을 열지 않았습니다."
    ),
    (
      .english, "Reconcile", "You have unsaved changes, so “Reconcile” was not run.", "Budgets",
      "so “Budgets” was not opened."
    ),
  ])
  func `a form with changes stays, and says what to do`(
    language: Language, command: String, reason: String, place: String, refusal: String
  ) async throws {
    let app = launch(language)
    try await app.press("2 l a Tab Tab \"12000\" C-p \"\(command)\" Enter")
    #expect(app.lines.contains { $0.contains(reason) })
    try await app.press("C-p \"\(place)\" Enter")
    #expect(app.lines.contains { $0.contains(refusal) })
    #expect(app.lines.contains { $0.contains("12000") })
    app.shutDown()
  }

  @Test func `themes of the user's own are found and set`() async throws {
    TemporaryFolder.write(
      Array("theme.sea.accent = 81\n".utf8), to: "\(finder.folder.path)/galbi.conf")
    let program = GalbiProgram(.offline(in: finder.folder))
    let app = program.launch(Size(columns: 100, rows: 30), .english)
    try await expectEqual(first("sea", in: app)?.contains("Theme: sea"), true)
    try await app.press("Esc C-p \"theme sea\" Enter")
    #expect(app.lines.contains { $0.contains("Theme: sea") })
    try await app.press("Esc C-p \"theme\"")
    #expect(app.lines.contains { $0.contains("Theme: sea") && $0.contains("current") })
    app.shutDown()
  }

  @Test func `a line of the profile is selected there`() async throws {
    let app = launch()
    try await app.press("C-p \"erase\" Enter")
    expectEqual(app.root.navigationPath.link.description, "profile")
    #expect(app.lines.contains { $0.contains("▌ 내 데이터 삭제") })
    app.shutDown()
  }

  @Test(arguments: [
    ("부산 시청역", "시청역", "시청역 · 부산 1호선"), ("서울 시청역", "시청역", "시청역 · 지하철 1호선, 지하철 2호선"),
    ("서면역 시청역", "경로: 서면역 → 시청역 · 부산 1호선", "시청역 · 부산 1호선"),
  ])
  func `of places with one name the one that is told is opened`(
    text: String, row: String, destination: String
  ) async throws {
    let app = launch()
    let first = try await first(text, in: app)
    #expect(first?.contains(": \(row)") == true, "\(first ?? "")")
    try await app.press("Enter")
    expectEqual(app.root.navigationPath.link.segments.last?["to"], destination)
    // The one place that this names, without a question.
    #expect(app.lines.contains { $0.contains("도착  시청역") && !$0.contains("시청역 · ") })
    app.shutDown()
  }

  @Test func `a good that is found is selected in its list`() async throws {
    let app = launch()
    try await app.press("C-p \"달걀\" Enter")
    expectEqual(app.root.navigationPath.link.description, "home/mart")
    #expect(app.lines.contains { $0.contains("▌ 달걀") })
    app.shutDown()
  }

  @Test func `a command runs on its screen, and one for a row says how`() async throws {
    let app = launch()
    try await app.press("C-p \"가져오기\" Enter")
    expectEqual(app.root.navigationPath.link.description, "finance/ledger/import")
    try await app.press("Esc C-p \"하나 빼기\" Enter")
    expectEqual(app.root.navigationPath.link.description, "home/mart")
    #expect(app.lines.contains { $0.contains("하나 빼기: 줄을 선택하고 -를 눌러 주세요.") })
    app.shutDown()
  }

  @Test func `an entry of the ledger is found with a wrong letter, and its row selected`()
    async throws
  {
    let app = launch()
    try await app.press("2 l a Tab Tab \"12,000\" Tab \"스타벅스 강남\" Tab Tab Enter Esc 1")
    let found = try #require(try await first("스타벅수", in: app))
    #expect(found.contains("스타벅스 강남"))
    try await app.press("Enter")
    expectEqual(app.root.navigationPath.link.description, "finance/ledger")
    #expect(app.lines.contains { $0.contains("▌") && $0.contains("스타벅스 강남") })
    app.shutDown()
  }

  @Test(arguments: Language.allCases)
  func `each command for no row is bound on its screen by its key and title`(
    language: Language
  ) async throws {
    let app = launch(language)
    // Not offered where there is nothing to clear or to sort, or while a field has the keys.
    let absent: Set<String> = [
      "home/movies /", "home/movies v", "home/movies t", "home/movies u", "home/movies U",
      "home/highway/route s", "home/highway/route d", "home/highway/route x",
      "home/highway/route S", "home/highway/route m",
      "home/highway/route a",
      "home/highway/route [", "home/highway/route ]", "home/highway/route R",
      "home/highway/times f", "home/highway/times t", "home/highway/times x",
      "home/highway/times R",
      "finance/ledger = A", "finance/ledger = L", "finance/ledger = e", "finance/ledger = a",
      "finance/ledger/links A", "finance/ledger/budgets s", "home/mart/orders s", "home/mart c D",
      "home/highway f a",
    ]
    for destination in Destination.all {
      // Those of lists and filters that stay open come last.
      let commands = destination.commands.filter { $0.need == .nothing }
      for command in commands.filter({ $0.opener == nil }) + commands.filter({ $0.opener != nil }) {
        _ = try await app.root.open(Link(parsing: destination.link))
        await app.settle()
        if let opener = command.opener {
          _ = app.window.press(opener)
          await app.settle()
        }
        let keys = [command.opener, command].compactMap { $0?.key.name(.unicode) }
        let name = "\(destination.link) \(keys.joined(separator: " "))"
        let isBound = app.window.bindings.contains {
          $0.keys.contains(command.key) && $0.title.text(language) == command.title.text(language)
        }
        #expect(isBound != absent.contains(name), "\(name)")
      }
    }
    app.shutDown()
  }

  /// What opens screens, lists and pages on the sample data with an entry, a statement and an order.
  nonisolated private static let screens = [
    "1", "1 Enter", "2", "2 v", "2 l", "2 l C", "2 l r", "2 l I", "2 l K", "2 l L", "2 l b",
    "1 C-p \"home/mart\" Enter", "1 C-p \"home/mart/cart\" Enter",
    "1 C-p \"home/mart/orders\" Enter", "1 C-p \"home/highway\" Enter",
    "1 C-p \"home/highway\" Enter f", "1 C-p \"home/highway/rest\" Enter",
    "1 C-p \"home/highway/rest\" Enter Enter", "1 C-p \"home/highway/road\" Enter",
    "1 C-p \"home/highway/road\" Enter Enter", "1 C-p \"서울 부산\" Enter",
    "1 C-p \"home/movies\" Enter", "1 C-p \"home/transport\" Enter",
  ]

  @Test(arguments: screens)
  func `each command that a screen hints at is found everywhere`(keys: String) async throws {
    let app = launch(.english)
    try await finder.add([(day: "2026-11-20", text: "점심", amount: -9_000)], to: app)
    // What leads back from a filter is no command.
    let moves = Set(app.window.bindings.map { $0.title.text(.english) } + ["list"])
    try await app.press("Esc Esc Esc Esc \(keys)")
    let destinations = Destination.all
    let known = Set(
      (destinations.map(\.title) + destinations.flatMap(\.commands).map(\.title))
        .map { $0.text(.english).sentenceCased })
    for binding in app.window.bindings where binding.isHinted {
      let title = binding.title.text(.english)
      guard !moves.contains(title) else { continue }
      let isCommand = binding.keys.contains {
        if case .character = $0 { true } else { $0 == .enter }
      }
      guard isCommand else { continue }
      #expect(known.contains(title.sentenceCased), "\(keys): \(title)")
    }
    app.shutDown()
  }

  @Test func `what Ctrl-P offers of other screens says what it is done with`() {
    let bare = [ListText.add, ListText.edit, ListText.delete, ListText.open, AppText.lock].map {
      $0.text(.english)
    }
    let alone = Destination.all.flatMap { destination in
      destination.commands.map(\.name).filter { bare.contains($0.text(.english)) }
        .map { "\(destination.link): \($0.text(.english))" }
    }
    expectEqual(alone, [])
  }

  @Test(arguments: Language.allCases)
  func `commands of lists are named by what is listed`(language: Language) async throws {
    let app = launch(language)
    try await finder.add([(day: "2026-11-20", text: "점심", amount: -9_000)], to: app)
    let names = [
      ("2 l", Phrase(ko: "내역 삭제", en: "Delete entry")),
      ("2 l K", Phrase(ko: "계좌 추가", en: "Add account")),
      ("2 l C", Phrase(ko: "분류 편집", en: "Edit category")),
      ("2 l r", Phrase(ko: "규칙 삭제", en: "Delete rule")),
    ]
    for (keys, name) in names {
      let text = name.text(language)
      try await app.press("Esc Esc Esc Esc \(keys)")
      let found = try #require(try await first(text.lowercased(), in: app))
      #expect(found.contains(": \(text)"), "\(keys): \(found)")
      try await app.press("Esc")
    }
    app.shutDown()
  }

  @Test func `nothing is found without a session`() async throws {
    #expect(finder.program.sources.isEmpty)
    let app = launch()
    await app.settle()
    #expect(finder.program.sources.count > 5)
    app.shutDown()
  }
}
