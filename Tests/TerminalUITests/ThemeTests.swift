import Testing

@testable import TerminalUI

struct ThemeTests {
  @Test func `themes have names of their own`() {
    #expect(Theme.all.map(\.name) == ["night", "day", "plain"])
  }

  @Test(arguments: [
    ([:], ColorDepth.none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "linux"], .basic), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor), (["TERM": "foot"], .indexed),
    (["TERM": "alacritty"], .indexed), (["TERM": "xterm-ghostty"], .indexed),
    (["TERM": "xterm-kitty", "COLORTERM": "truecolor"], .trueColor), (["TERM": "xterm"], .basic),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func `the environment says how many colours there are`(
    variables: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth { variables[$0] } == depth)
  }
}
