import Expectations
import Headless
import Launch
import Log
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import SettingsData
import SettingsDomain
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// The whole app with a settings file.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct SettingsAppTests {
  private let folder = TemporaryFolder()
  private let leaks = LeakCheck()
  private let appearance = LiveAppearance(
    Appearance(language: .korean, theme: .night, depth: .trueColor, usesMouse: true))

  private var path: String { "\(folder.path)/galbi.conf" }

  private func launch() -> (app: Headless, program: GalbiProgram) {
    var context = LaunchContext.offline(in: folder, appearance: appearance.value)
    context.adapt = appearance.set
    let program = GalbiProgram(context)
    let app = Headless(
      program.buildRoot(), size: .normal,
      environment: Environment(language: appearance.value.language),
      tree: Tree(observers: [leaks]))
    appearance.onChange = { [weak app] _, new in app?.window.environment.language = new.language }
    return (app, program)
  }

  @Test func `the settings are applied before the first frame`() async {
    TemporaryFolder.write(
      Array("language = en\ntheme = day\ncolors = 16\nmouse = off\n".utf8), to: path)
    let (app, program) = launch()
    expectEqual(
      appearance.value,
      Appearance(language: .english, theme: Theme.day.painted, depth: .basic, usesMouse: false))
    app.shutDown()
    withExtendedLifetime(program) {}
  }

  @Test func `the profile is the last tab, and its settings take effect at once`() async throws {
    do {
      let (app, program) = launch()
      try await app.press("3 Down Down Enter Enter Up Enter")
      expectEqual(appearance.value.theme, Theme.day.painted)
      expectEqual(app.lines[1], "  1 홈   2 슈퍼페이  ▏3 프로필")
      try await app.press("Enter")
      expectEqual(app.lines[1], "  1 Home   2 SuperPay  ▏3 Profile")
      expectEqual(app.doubleBindings, [])
      let kept = String(decoding: TemporaryFolder.read(path), as: UTF8.self)
      #expect(kept.hasSuffix("theme = day\nlanguage = en\n"))
      app.shutDown()
      withExtendedLifetime(program) {}
    }
    await expectEqual(leaks.settled(), [])
  }

  @Test func `a broken line is reported, and not changed`() async {
    TemporaryFolder.write(Array("nonsense".utf8), to: path)
    let (app, program) = launch()
    await app.settle()
    #expect(app.lines.joined().contains("1번째 줄을 무시합니다"))
    expectEqual(TemporaryFolder.read(path), Array("nonsense".utf8))
    app.shutDown()
    withExtendedLifetime(program) {}
  }

  @Test func `the region that home toggles is set, and outlives the app`() async throws {
    let (first, firstProgram) = launch()
    try await first.press("r")
    try expectEqual(SettingsFile(folder: folder.path).contents().values, [.region: "off"])
    first.shutDown()
    withExtendedLifetime(firstProgram) {}
    let (second, secondProgram) = launch()
    await second.settle()
    #expect(second.lines.joined().contains("국가 ○"))
    second.shutDown()
    withExtendedLifetime(secondProgram) {}
  }
}
