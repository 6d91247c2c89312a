import Expectations
import Headless
import HomeInterface
import Phrases
import RIBs
import RIBsTesting
import SampleDomain
import Storage
import Store
import TerminalUI
import Testing

@testable import SamplePresentation

/// The list and the form as the user sees them: keys in, screens out.
@MainActor
struct SampleScreenTests {
  private func launch(
    _ size: Size, _ stand: SampleFixture = SampleFixture(),
    _ language: Language = .korean
  ) -> AppHarness<SampleFixture> {
    AppHarness(stand, size, language, in: FrameRouter { stand.builder.build(on: $0) })
  }

  @Test func `a sample is added, edited and deleted`() async throws {
    let app = launch(.normal)
    await app.settle()
    expectEqual(
      app.content,
      [
        "▌ 셋째                       셋째의 내용",
        "  Second                     Second의 내용",
        "  첫째                       첫째의 내용",
      ])
    try await app.press("a \"넷째\" Tab \"내용\" Enter")
    expectEqual(app.content.first, "▌ 넷째                       내용")
    try await app.press("Down Enter \"!\" C-s")
    expectEqual(app.content[1], "▌ 셋째!                      셋째의 내용")
    try await app.press("d u U")
    expectEqual(app.content.count, 3)
    await expectEqual(app.end(), [])
  }

  @Test func `the form is a sheet over the list`() async throws {
    let app = launch(.normal)
    try await app.press("Down Enter")
    expectEqual(
      app.lines.sheet,
      [
        "╭─ 메모 ─────────────────────────────────────────────────────╮",
        "│                                                            │",
        "│   제목   ▌Second                                           │",
        "│   내용    Second의 내용                                    │",
        "│                                                            │",
        "│                                       [ 취소 ]  [ 저장 ]   │",
        "│                                                            │",
        "╰────────────────────────────────────────────────────────────╯",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `in a small window everything is in reach`() async throws {
    let app = launch(.small)
    try await app.press("/ \"ㅊㅉ\" Enter")
    expectEqual(app.content, [" 검색  ㅊㅉ", "▌ 첫째          첫째의 내용"])
    // The one that was found stays selected.
    try await app.press("Esc Up Enter")
    expectEqual(
      app.content,
      [
        " 제목   ▌Second",
        " 내용    Second의 내용",
        "",
        "",
        "",
        "",
        "                     [ 취소 ]  [ 저장 ]",
      ])
    try await app.press("\"x\" Esc")
    expectEqual(
      app.content,
      [
        " 나가면 입력한 내용이 사라집니다.",
        " 나갈까요?",
        "",
        "",
        "",
        "",
        "              [▌계속 입력 ]  [ 나가기 ]",
      ])
    try await app.press("Esc Esc Tab Enter")
    expectEqual(app.content.count, 3)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size.normal, .small])
  func `every state has its sentence`(size: Size) async throws {
    let stand = SampleFixture([])
    let read = stand.samples.read
    stand.samples.read = {}
    let app = launch(size, stand)
    try await app.press("Wait 200ms")
    let left = size.columns < 60 ? "" : " "
    expectEqual(app.content, ["\(left) 불러오는 중입니다."])
    stand.store.update { $0.samples = .failed(.storage(.newerData)) }
    #expect(app.content.joined().contains("더 새로운 버전의 갈비에서"))
    await read()
    expectEqual(app.content.first?.hasPrefix("\(left) 아직 메모가 없습니다."), true)
    try await app.press("/ \"x\"")
    expectEqual(app.content, ["\(left) 검색 ▌x", "\(left) 검색 결과가 없습니다."])
    await expectEqual(app.end(), [])
  }

  @Test func `a link leads to the form of a sample, and to an empty one`() async throws {
    let app = launch(.normal)
    for link in ["sample/2", "sample/new", "sample/3"] {
      let router = try await app.root.open(Link(parsing: link))
      expectEqual("\(router.link)", link)
    }
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: "sample/7")) }
    try await app.press("\"!\"")
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: "sample/2")) }
    let place = app.root.navigationPath
    try await app.press("Esc Tab Enter")
    _ = try await app.root.open(place)
    await app.settle()
    #expect(app.lines.joined().contains("셋째!"))
    await expectEqual(app.end(), [])
  }

  @Test func `the tile says how many samples there are`() async throws {
    let stand = SampleFixture()
    let tile = HomeTile.samples(stand.builder)
    expectEqual(tile.line.value, ListText.loading)
    await tile.load?()
    expectEqual(tile.line.value, SampleText.count(3))
    expectEqual(tile.title, SampleText.title)
  }
}
