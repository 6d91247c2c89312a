import Expectations
import Testing

@testable import NcursesScreen

/// What is known of terminals by their names.
struct TerminalAbilitiesTests {
  private func abilities(_ variables: [String: String]) -> String {
    let abilities = TerminalAbilities { variables[$0] }
    return [
      abilities.features.contains(.links) ? "links" : nil,
      abilities.clipboard == .terminal ? "clipboard" : nil,
      abilities.clipboard == .tmux ? "tmux" : nil,
      abilities.features.contains(.progress) ? "progress" : nil,
      abilities.notification.map { "\($0)" },
    ].compactMap(\.self).joined(separator: " ")
  }

  @Test(arguments: [
    ([:], ""), (["TERM": "xterm-256color"], ""), (["TERM": "linux"], ""), (["TERM": "vt100"], ""),
    (["TERM": "xterm-kitty"], "links clipboard kitty"),
    (["TERM": "xterm-ghostty"], "links clipboard progress rxvt"),
    (["TERM": "tmux-256color"], "tmux"), (["TERM": "alacritty"], "links clipboard"),
    (["TERM": "foot-extra"], "links clipboard rxvt"),
    (["TERM": "xterm-256color", "VTE_VERSION": "4800"], ""),
    (["TERM": "xterm-256color", "VTE_VERSION": "7200"], "links"),
    (["TERM": "xterm-256color", "VTE_VERSION": "8001"], "links progress"),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"], "links clipboard iTerm"),
    (["TERM_PROGRAM": "iTerm.app", "TERM_FEATURES": "T3LrMP"], "links clipboard progress iTerm"),
    (["TERM_PROGRAM": "WezTerm"], "links clipboard progress rxvt"),
    (["TERM_PROGRAM": "Apple_Terminal"], ""), (["WT_SESSION": "1"], "links clipboard progress"),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], "links"),
  ])
  func `the environment names the terminal`(variables: [String: String], expected: String) {
    expectEqual(abilities(variables), expected)
  }

  @Test(arguments: [
    ("3.3a", "tmux"), ("3.4", "links tmux"), ("next-3.6", "links tmux"),
    ("3.7", "links tmux progress"),
  ])
  func `in tmux only its own version counts`(version: String, expected: String) {
    expectEqual(
      abilities([
        "TMUX": "/tmp/tmux,1,0", "TERM": "tmux-256color", "TERM_PROGRAM": "tmux",
        "TERM_PROGRAM_VERSION": version, "VTE_VERSION": "8001", "KITTY_WINDOW_ID": "1",
      ]), expected)
    expectEqual(abilities(["TMUX": "1", "TERM_PROGRAM": "WezTerm"]), "tmux")
  }

  @Test func `an answer adds to what is known`() {
    var abilities = TerminalAbilities { _ in nil }
    abilities.learn("XTerm(379)")
    expectEqual(abilities, TerminalAbilities { _ in nil })
    abilities.learn("VTE(7200)")
    expectEqual(abilities.features, .links)
    abilities.learn("tmux 3.4")
    expectEqual(abilities.features, [.links, .tmux])
    abilities.features.insert(.clipboard)
    expectEqual(abilities.clipboard, .terminal)
  }

  @Test func `what is copied goes to the terminal, and in tmux also through it`() {
    func sequence(_ program: String) -> String {
      TerminalAbilities { ["TERM_PROGRAM": program][$0] }.sequence(copying: "한")
    }
    expectEqual(sequence("WezTerm"), "\u{1B}]52;c;7ZWc\u{1B}\\")
    expectEqual(
      sequence("tmux"),
      "\u{1B}]52;c;7ZWc\u{1B}\\"
        + "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;7ZWc\u{1B}\u{1B}\\\u{1B}\\")
  }

  @Test func `a notification is text, whatever it says`() {
    func sequence(_ program: String) -> String? {
      TerminalAbilities { ["TERM_PROGRAM": program][$0] }.sequence(notifying: "4;1\u{1B}\\\u{7}")
    }
    expectEqual(sequence("iTerm.app"), "\u{1B}]9;4,1␛\\␇\u{1B}\\")
    expectEqual(sequence("kitty"), "\u{1B}]99;;4,1␛\\␇\u{1B}\\")
    expectEqual(sequence("WezTerm"), "\u{1B}]777;notify;4,1␛\\␇;\u{1B}\\")
    expectEqual(sequence("vscode"), nil)
  }
}
