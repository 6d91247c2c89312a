import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// Keys that the user has put elsewhere.
@MainActor
struct KeyMapTests {
  private static func map(_ changes: (Key, Key)...) -> KeyMap {
    var map = KeyMap()
    for (key, pressed) in changes { expectEqual(map.put(key, on: pressed), nil) }
    return map
  }

  @Test func `a key does what the other did, which does nothing`() {
    let map = Self.map((.character("q"), .character("x")), (.control("p"), .function(2)))
    expectEqual(map.meaning(of: .character("x")), .character("q"))
    expectEqual(map.meaning(of: .character("q")), nil)
    expectEqual(map.meaning(of: .character("ㅌ")), .character("q"))
    expectEqual(map.meaning(of: .character("ㅂ")), nil)
    expectEqual(map.meaning(of: .function(2)), .control("p"))
    expectEqual(map.meaning(of: .character("z")), .character("z"))
    expectEqual(map.place(of: .control("p")), .function(2))
    expectEqual(map.place(of: .enter), .enter)
    expectEqual(map.place(of: .character("x")), nil)
  }

  @Test func `two keys can change places`() {
    let map = Self.map((.character("a"), .character("b")), (.character("b"), .character("a")))
    expectEqual(map.meaning(of: .character("a")), .character("b"))
    expectEqual(map.meaning(of: .character("b")), .character("a"))
  }

  @Test func `a key stands for one other only`() {
    var map = Self.map((.character("a"), .character("c")))
    expectEqual(map.put(.character("b"), on: .character("c")), .character("a"))
    expectEqual(map.meaning(of: .character("b")), .character("b"))
  }

  private final class Counter: AnyView {
    var pressed = 0
    let field = FieldState(limit: 9)
    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("q"), title: "count") { [weak self] in self?.pressed += 1 }]
    }
    override func body(in environment: Environment) -> any Widget { TextField("", field) }
  }

  @Test func `letters that are typed stay what they are`() {
    let view = Counter()
    let window = Window(
      root: view, size: Size(columns: 20, rows: 3), environment: Environment(language: .english))
    window.environment.keys = Self.map(
      (.character("q"), .function(4)), (.character("z"), .character("q")))
    _ = window.frame()
    window.send(.key(.character("q")))
    window.send(.key(.function(4)))
    expectEqual(view.field.text, "q")
    expectEqual(view.pressed, 0)
  }
}
