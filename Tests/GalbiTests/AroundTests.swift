import Expectations
import Headless
import Launch
import Log
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// Getting around in the whole app, without network, on a folder of its own.
@MainActor
struct AroundTests {
  private let folder = TemporaryFolder()
  private let leaks = LeakCheck()
  private let program: GalbiProgram

  init() {
    program = GalbiProgram(
      .offline(
        in: folder,
        appearance: Appearance(
          language: .korean, theme: .night, depth: .trueColor, usesMouse: true)))
  }

  private func launch(_ columns: Int = 80, _ rows: Int = 24) -> Headless {
    program.launch(
      Size(columns: columns, rows: rows), .korean, in: Tree(observers: [leaks]))
  }

  @Test(arguments: [UInt64](1...12))
  func `from any place at most twelve escapes lead to the first screen of its tab`(seed: UInt64)
    async throws
  {
    try await roam(seed)
    await expectEqual(leaks.settled(), [])
  }

  private func roam(_ seed: UInt64) async throws {
    var random = Dice(seed: seed)
    let app = launch([80, 120, 40][Int(seed % 3)], [24, 30, 12][Int(seed % 3)])
    await app.settle()
    let first = app.root.navigationPath.link
    for _ in 0..<8 {
      for _ in 0..<25 {
        app.window.send(Self.input(&random, app.window.size))
        await app.settle()
      }
      for _ in 0..<12 { try await app.leave() }
      try await app.press("1")
      for _ in 0..<12 { try await app.leave() }
      expectEqual(app.root.navigationPath.link, first)
      expectEqual(app.window.speech().first, "갈비")
    }
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }

  /// Any key but `q`, or the mouse anywhere.
  private static func input(_ random: inout Dice, _ size: Size) -> Input {
    let keys: [Key] = [
      .enter, .enter, .escape, .tab, .backTab, .up, .down, .down, .left, .right, .pageDown, .home,
      .end, .controlLeft, .controlRight, .control("p"), .function(1), .function(9), .backspace,
    ]
    switch random.roll(8) {
    case 0:
      let point = Point(column: random.roll(size.columns), row: random.roll(size.rows))
      return .mouse(Mouse(random.roll(2) == 0 ? .click : .wheel(random.roll(9) - 4), at: point))
    case 1, 2, 3:
      let letters = Array("abcdefgjkrRuUv/?1239 ㄱㅁ김")
      return .key(.character(letters[random.roll(letters.count)]))
    case 4: return .paste("붙인 글")
    default: return .key(keys[random.roll(keys.count)])
    }
  }

  @Test func `the commands offer what keys do here and the places of the app`() async throws {
    let app = launch()
    try await app.press("C-p")
    let words = app.window.speech()
    expectEqual(words.prefix(2), ["창 전체 검색", "> 입력란 화면, 명령, 사람, 내역 검색: 비어 있음"])
    try await app.press("\"국가\" Enter")
    expectEqual(app.window.speech().first, "갈비")
    try await app.press("Enter C-p \"home\" Enter")
    #expect(app.root.navigationPath.link.description.hasPrefix("home"))
    app.shutDown()
  }

  @Test func `the commands offer what a form does, by several names`() async throws {
    let app = await program.launched(Size(columns: 80, rows: 24), .english)
    func offered(_ text: String) async throws -> [String] {
      try await app.press("C-p \"\(text)\"")
      let rows = app.lines.filter { $0.contains(" command ") }
      try await app.press("Esc")
      return rows
    }
    try await app.press("2 l a")
    try await expectEqual(offered("save").first?.contains("Save "), true)
    try await expectEqual(offered("close").first?.contains("Cancel "), true)
    try await app.press("Esc Esc a")
    try await expectEqual(offered("cancel").first?.contains("Close "), true)
    try await expectEqual(offered("add").first?.contains("Add  "), true)
    app.shutDown()
  }

  @Test func `a typed link that leads nowhere is reported, and the nearest place opened`()
    async throws
  {
    let app = launch()
    try await app.press("C-p \"gone/x\" Enter")
    #expect(app.lines.contains { $0.contains("‘gone’ 항목을 찾을 수 없어") })
    expectEqual(app.root.navigationPath.link.description, "home")
    app.shutDown()
  }

  @Test func `in a small window the title of a sheet is in sentence case too`() async throws {
    let app = await program.launched(Size(columns: 40, rows: 12), .english)
    try await app.press("2 l m")
    expectEqual(app.lines.first?.contains("Show one month"), true)
    app.shutDown()
  }

  @Test func `a notice over a form goes with the first key that is typed`() async throws {
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(Size(columns: 40, rows: 12), .korean)
    _ = try await app.root.open(Link(parsing: "finance/ledger"))
    try await app.press("C a")
    let form = app.lines
    program.notify(Phrase(ko: "한 줄에 다 들어가지 않는 긴 알림입니다. 두 줄이 됩니다.", en: "A notice."))
    #expect(app.lines != form)
    try await app.press("Tab BackTab")
    expectEqual(app.lines, form)
    app.shutDown()
  }

  @Test func `a link does not discard unsaved input, and reports that`() async throws {
    let app = launch()
    try await app.press("2 l a Tab Tab \"시장\"")
    let place = app.root.navigationPath
    for link in ["finance/topup", "finance/cards", "finance/ledger/import"] {
      await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
      expectEqual(app.root.navigationPath, place)
    }
    _ = try await app.root.open(Link(parsing: "finance/ledger"))
    expectEqual(app.root.navigationPath, place)
    app.shutDown()
  }

  @Test func `without a session the commands offer no place`() async throws {
    expectEqual(program.destinations, [])
    let app = launch()
    await app.settle()
    expectEqual(program.destinations, Destination.all)
    app.shutDown()
  }

  @Test func `the last place is kept in the folder of the profile and restored`() async throws {
    let first = launch()
    await first.settle()
    _ = try await first.root.open(Link(parsing: "home/sample-001"))
    await first.settle()
    program.keep(first.root.navigationPath)
    first.shutDown()
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/profiles/default/place"), 0o600)
    let place = try #require(program.lastPlace())
    let second = launch()
    await program.comeBack(to: place, of: second.root)
    await second.settle()
    expectEqual(second.root.navigationPath, place)
    expectEqual(second.root.navigationPath.link.description, "home/sample-001")
    second.shutDown()
  }

  /// Pseudorandom numbers, the same in each run.
  private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// From 0 to below `sides`.
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }
}
