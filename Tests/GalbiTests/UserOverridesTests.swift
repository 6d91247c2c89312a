import Expectations
import Phrases
import SettingsDomain
import TerminalUI
import Testing

@testable import Galbi

/// The keys and themes of the settings file.
struct UserOverridesTests {
  private func customSettings(_ lines: (String, String)...) -> UserOverrides {
    UserOverrides(
      lines.enumerated().map { CustomSetting(line: $0 + 1, name: $1.0, value: $1.1) })
  }

  @Test func `keys and colours are taken`() {
    let customSettings = customSettings(
      ("key.q", "x"), ("key.Ctrl-P", "F2"), ("theme.sea.accent", "#5fd7ff"),
      ("theme.sea.ground", "#ffffff"))
    #expect(customSettings.problems.isEmpty)
    var keys = KeyMap()
    _ = keys.put(.character("q"), on: .character("x"))
    _ = keys.put(.control("p"), on: .function(2))
    expectEqual(customSettings.keys, keys)
    expectEqual(customSettings.themes.map(\.name), ["sea"])
    expectEqual(customSettings.themes.first?[.accent].rgb, 0x5FD7FF)
  }

  @Test(arguments: [
    ("key.nothing", "x", "there is no key “nothing”"), ("key.q", "nothing", "no key “nothing”"),
    ("key.x", "Ctrl-I", "in a terminal “Ctrl-I” is the same key as Tab"),
    ("key.a", "C-[", "“C-[” is the same key as Esc"),
    ("key.n", "Ctrl-M", "the same key as Enter"), ("key.n", "^J", "the same key as Enter"),
    ("key.n", "Ctrl-h", "the same key as Backspace"),
    ("key.F8", "Ctrl-C", "“Ctrl-C” ends or stops the program"),
    ("key.m", "Ctrl-Z", "“Ctrl-Z” ends or stops"), ("key.m", "Ctrl-\\", "ends or stops"),
    ("key.m", "Ctrl-1", "terminals don’t send “Ctrl-1”"),
    ("key.m", "Ctrl-Shift-Alt-Q", "there is no key “Ctrl-Shift-Alt-Q”"),
    ("key.q", "가", "“가” takes more than one key"), ("key.q", "ㅘ", "more than one key"),
    ("theme.sea", "#000000", "the roles of a theme are ground, text"),
    ("theme.sea.colour", "#000000", "the roles of a theme are"),
    ("theme.night.text", "#000000", "a theme with this name already exists"),
    ("theme.sea.text", "red", "a colour is #rrggbb, #rgb, or a number from 0 to 255"),
  ])
  func `what is wrong is named by its line`(name: String, value: String, reason: String) throws {
    let customSettings = customSettings(("key.f", "g"), (name, value))
    let problem = try #require(customSettings.problems.first)
    expectEqual(customSettings.problems.count, 1)
    #expect(problem.phrase.text(.english).contains("Line 2 "))
    #expect(problem.phrase.text(.english).contains(reason))
    #expect(problem.phrase.text(.korean).contains("2번째"))
  }

  @Test(arguments: ["Ctrl-A", "Ctrl-S", "Ctrl-Q", "ㅂ", "F3", "~", "Ctrl-Left", "Shift-Tab"])
  func `a key that can be pressed is taken`(name: String) {
    #expect(customSettings(("key.q", name)).problems.isEmpty)
  }

  @Test func `a key that takes the place of another is named, unless that has a new one`() {
    let customSettings = customSettings(
      ("key.q", "f"), ("key.u", "B"), ("key.a", "d"), ("key.d", "a"))
    #expect(customSettings.problems.isEmpty)
    expectEqual(
      customSettings.conflicts.map { $0.phrase.text(.english).contains("Line 1 ") }, [false])
    expectEqual(customSettings.conflicts.first?.phrase.text(.korean).contains("key.f"), true)
  }

  @Test func `a line that is there twice is named once, and leaves no key without an action`() {
    let customSettings = customSettings(
      ("key.q", "x"), ("key.q", "x"), ("theme.sea.dim", "#abc"), ("theme.sea.dim", "#abc"))
    expectEqual(
      customSettings.problems.map { $0.phrase.text(.english) },
      [
        "Line 2 of galbi.conf is ignored: “key.q” is also set in line 1.",
        "Line 4 of galbi.conf is ignored: “theme.sea.dim” is also set in line 3.",
      ])
    expectEqual(customSettings.conflicts.map(\.line), [1])
  }

  @Test func `what is wrong with a file is in the order of its lines`() {
    let customSettings = customSettings(("key.q", "x"), ("key.none", "y"))
    let broken = SettingsError.broken(path: "/a", line: 4, .notASetting)
    let faults = [SettingsFileError](
      [broken, .cannotRead(path: "/a")], unknown: [(3, "colour")], customSettings)
    expectEqual(faults.map(\.line), [0, 1, 2, 3, 4])
    expectEqual(faults.map(\.isBroken), [true, false, true, false, true])
    expectEqual(
      faults[4].phrase.text(.english), "Line 4 of galbi.conf is ignored: it is not “name = value”.")
    expectEqual(
      faults.map(\.phrase).firstWithRest?.text(.english).hasSuffix(" 4 more. Run galbi doctor."),
      true)
    expectEqual([faults[1].phrase].firstWithRest, faults[1].phrase)
    expectEqual([Phrase]().firstWithRest, nil)
  }

  @Test func `two actions on one key are a fault`() {
    let customSettings = customSettings(("key.q", "x"), ("key.f", "x"))
    expectEqual(
      customSettings.problems.map { $0.phrase.text(.english).contains("“x” already replaces “q”") },
      [
        true
      ])
  }
}
