import Phrases
import SettingsDomain
import TerminalUI
import Testing

@testable import Galbi

/// The keys and themes of the settings file.
struct CustomsTests {
  private func customs(_ lines: (String, String)...) -> Customs {
    Customs(
      lines.enumerated().map { CustomSetting(line: $0 + 1, name: $1.0, value: $1.1) })
  }

  @Test func `keys and colours are taken`() {
    let customs = customs(
      ("key.q", "x"), ("key.Ctrl-P", "F2"), ("theme.sea.accent", "#5fd7ff"),
      ("theme.sea.ground", "#ffffff"))
    #expect(customs.problems.isEmpty)
    var keys = KeyMap()
    _ = keys.put(.character("q"), on: .character("x"))
    _ = keys.put(.control("p"), on: .function(2))
    #expect(customs.keys == keys)
    #expect(customs.themes.map(\.name) == ["sea"])
    #expect(customs.themes.first?[.accent].rgb == 0x5FD7FF)
  }

  @Test(arguments: [
    ("key.nothing", "x", "there is no key ‘nothing’"), ("key.q", "nothing", "no key ‘nothing’"),
    ("theme.sea", "#000000", "the roles of a theme are ground, text"),
    ("theme.sea.colour", "#000000", "the roles of a theme are"),
    ("theme.night.text", "#000000", "a theme with this name already exists"),
    ("theme.sea.text", "red", "a colour is #rrggbb, #rgb, or a number from 0 to 255"),
  ])
  func `what is wrong is named by its line`(name: String, value: String, reason: String) throws {
    let customs = customs(("key.f", "g"), (name, value))
    let problem = try #require(customs.problems.first)
    #expect(customs.problems.count == 1)
    #expect(problem.text(.english).contains("Line 2 "))
    #expect(problem.text(.english).contains(reason))
    #expect(problem.text(.korean).contains("2번째"))
  }

  @Test func `a key that takes the place of another is named, unless that has a new one`() {
    let customs = customs(("key.q", "f"), ("key.u", "E"), ("key.a", "d"), ("key.d", "a"))
    #expect(customs.problems.isEmpty)
    #expect(customs.conflicts.map { $0.text(.english).contains("Line 1 ") } == [false])
    #expect(customs.conflicts.first?.text(.korean).contains("key.f") == true)
  }

  @Test func `two actions on one key are a fault`() {
    let customs = customs(("key.q", "x"), ("key.f", "x"))
    #expect(
      customs.problems.map { $0.text(.english).contains("‘x’ already replaces ‘q’") } == [true])
  }
}
