import Expectations
import Phrases
import SettingsDomain
import Testing

@testable import SettingsData

/// The text of the file: what is understood, and what a change does not touch.
struct SettingsTextTests {
  private static let full = """
    # mine

      theme =  day
    later.thing = 7
    its.key = a=b#c
    mouse=
    # end
    """

  @Test func `known settings are read, and other lines are kept`() throws {
    let text = SettingsText(Self.full)
    expectEqual(text.values, [.theme: "day", .itsKey: "a=b#c"])
    expectEqual(text.unknown.map(\.line), [4])
    expectEqual(text.unknown.map(\.name), ["later.thing"])
    expectEqual(text.text, Self.full)
  }

  @Test func `keys and themes of the user's own are kept apart`() throws {
    let text = SettingsText("theme = sea\nkey.q = x\ntheme.sea.dim = #112233 \nkey. = y")
    expectEqual(text.values, [.theme: "sea"])
    #expect(text.unknown.isEmpty)
    expectEqual(
      text.customSettings,
      [
        CustomSetting(line: 2, name: "key.q", value: "x"),
        CustomSetting(line: 3, name: "theme.sea.dim", value: "#112233"),
        CustomSetting(line: 4, name: "key.", value: "y"),
      ])
    let other = SettingsText("theme = sky\ntheme.sea.dim = #112233\nx")
    expectEqual(other.values, [:])
    expectEqual(
      other.faults,
      [
        SettingsText.Fault(line: 1, reason: .badValue(.theme, own: ["sea"])),
        SettingsText.Fault(line: 3, reason: .notASetting),
      ])
  }

  @Test func `a theme that there is not is told with the themes of the file`() {
    let text = SettingsText("theme = sky\ntheme.sea.dim = #112233")
    expectEqual(
      text.faults.map { $0.reason.phrase.text(.english) },
      ["“theme” must be system, night, day, plain or sea"])
  }

  @Test func `a change affects one line, in its place or at the end`() throws {
    var text = SettingsText(Self.full)
    text.set(.theme, to: "plain")
    text.set(.mouse, to: "off")
    text.set(.itsKey, to: nil)
    text.set(.region, to: "off")
    text.set(.colors, to: nil)
    expectEqual(
      text.text,
      """
      # mine

      theme = plain
      later.thing = 7
      mouse = off
      # end
      region = off

      """)
    expectEqual(text.values, [.theme: "plain", .mouse: "off", .region: "off"])
    expectEqual(SettingsText(text.text).values, text.values)
  }

  @Test func `CRLF and a byte order mark are kept`() throws {
    var text = SettingsText("\u{FEFF}theme = day\r\nmouse = on\r\n")
    expectEqual(text.values, [.theme: "day", .mouse: "on"])
    text.set(.mouse, to: "off")
    text.set(.region, to: "off")
    expectEqual(text.text, "\u{FEFF}theme = day\r\nmouse = off\r\nregion = off\r\n")
  }

  @Test func `an empty text takes a line`() throws {
    var text = SettingsText("")
    text.set(.theme, to: "day")
    expectEqual(text.text, "theme = day\n")
    text.set(.theme, to: nil)
    expectEqual(text.text, "")
  }

  @Test(
    arguments: [
      ("theme day", 1, .notASetting), ("\n= day", 2, .notASetting),
      ("# a\ntheme = pink\n", 2, .badValue(.theme)),
      ("its.key = a b", 1, .badValue(.itsKey)),
      ("theme = day\n\ntheme = day", 3, .twice(.theme, firstLine: 1)),
      ("theme = day\u{1B}[31m", 1, .badValue(.theme)),
    ] as [(String, Int, BrokenLine)])
  func `a line that cannot be understood is named with its reason`(
    text: String, line: Int, reason: BrokenLine
  ) {
    expectEqual(SettingsText(text).faults, [SettingsText.Fault(line: line, reason: reason)])
    expectEqual(SettingsText("\(text)\nmouse = off").values[.mouse], "off")
  }

  @Test func `a change replaces a line that cannot be understood, and a second one`() {
    var text = SettingsText("mouse = on\nits.key = a b\n# end\nmouse = off\n")
    expectEqual(text.values, [.mouse: "on"])
    #expect(text.namesSecret)
    text.set(.mouse, to: "off")
    text.set(.itsKey, to: "ab")
    expectEqual(text.text, "mouse = off\nits.key = ab\n# end\n")
    #expect(text.faults.isEmpty)
    text = SettingsText("mouse = on\nx\nmouse = off\n")
    text.set(.mouse, to: nil)
    expectEqual(text.text, "x\n")
  }
}
