#if DEBUG
  import Headless
  import Phrases
  import RIBs
  import RIBsTesting
  import TerminalRIBs
  import TerminalUI
  import Expectations
  import Testing

  @testable import Launch

  /// What a live demo shows of a build over its screen.
  @MainActor
  struct LivePanelTests {
    private let errors = [
      "Features/Home/Presentation/HomeView.swift:12:5: cannot find 'x'\u{1B}[2J in scope",
      "Sources/A.swift:3:1: expected declaration",
    ]

    private func app(_ columns: Int, _ rows: Int, _ language: Language) -> AppHarness<Void> {
      let app = AppHarness(
        (), Size(columns: columns, rows: rows), language,
        in: FrameRouter { RoomsRouter(title: "title", on: $0) })
      app.window.panel = LivePanel(errors: errors)
      return app
    }

    @Test func `errors stand above the key hints, without control characters`() async throws {
      let app = app(80, 24, .english)
      expectEqual(
        app.lines.suffix(4).dropLast(),
        [
          " 2 build errors · running the last good build                                F4",
          " Features/Home/Presentation/HomeView.swift:12:5: cannot find 'x'␛[2J in scope",
          " Sources/A.swift:3:1: expected declaration",
        ])
      try await app.press("Down")
      #expect(app.lines.contains { $0.contains("▌ cellar") })
      app.window.panel = nil
      #expect(!app.lines.contains { $0.contains("build error") })
    }

    @Test(arguments: [(20, 5), (40, 12), (80, 24), (200, 50)], [Language.korean, .english])
    func `every window has the heading and the row with the focus`(
      size: (columns: Int, rows: Int), language: Language
    ) async throws {
      let app = app(size.columns, size.rows, language)
      let heading = language == .korean ? "빌드 오류 2개" : "2 build errors"
      for _ in 0..<3 {
        #expect(app.lines.contains { $0.contains(heading) })
        #expect(app.lines.contains { $0.contains("▌") })
        try await app.press("Down")
      }
      try await app.press("/")
      #expect(app.lines.contains { $0.contains(heading) } && app.window.caret != nil)
    }

    @Test func `a build is said in one row, and after errors beside them`() {
      let app = app(40, 12, .korean)
      app.window.panel = LivePanel(isBuilding: true)
      #expect(app.lines.contains { $0.contains("빌드하는 중입니다.") })
      app.window.panel = LivePanel(errors: errors, isBuilding: true)
      #expect(app.lines.contains { $0.contains("빌드 오류 2개 · 다시 빌드하는 중") })
    }

    @Test func `all errors are a page that scrolls, and Esc closes it`() async throws {
      let app = app(20, 5, .english)
      app.window.present(LiveErrorsView(errors))
      #expect(app.lines.contains { $0.contains("HomeView") } && app.window.hasOverlay)
      try await app.press("Esc")
      #expect(!app.window.hasOverlay)
    }

    @Test func `errors are spoken`() {
      let speech = app(80, 24, .english).speech
      #expect(speech.contains("2 build errors · running the last good build"))
      #expect(speech.contains { $0.contains("HomeView.swift:12:5") })
    }

    @Test func `the texts are there in Korean and in English`() {
      for count in [1, 2] {
        #expect(LaunchText.liveFailed(count, isBuilding: true).isTranslated)
        #expect(LaunchText.liveFailed(count, isBuilding: false).isTranslated)
      }
    }
  }
#endif
