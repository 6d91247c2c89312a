import Phrases
import RIBsTesting
import Testing

@testable import TerminalUI

/// The search above a list.
@MainActor
struct SearchTests {
  /// A list under its search, as a view has them.
  private final class SearchPanel: AnyView {
    private(set) var input = SearchInput()
    let list = ListState()
    private lazy var search = SearchControls(in: list) { [weak self] event in self?.take(event) }

    private func take(_ event: SearchInput.Event) {
      input.take(event)
      search.show(input)
      setNeedsDisplay()
    }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      search.bindings(in: environment)
    }

    override func body(in environment: Environment) -> any Widget {
      search.page(List("rows", list, count: 2) { Label("\($0)") }, in: environment)
    }
  }

  private let panel = SearchPanel()

  private func window() -> Window {
    Window(
      root: panel, size: Size(columns: 20, rows: 6), environment: Environment(language: .english))
  }

  private func send(_ keys: Key..., to window: Window) -> [String] {
    for key in keys {
      _ = window.frame()
      window.send(.key(key))
    }
    return window.frame().lines.filter { !$0.isEmpty }
  }

  @Test func `a search is typed, left and cleared`() {
    let window = window()
    #expect(send(.character("x"), to: window) == ["▌ 0", "  1"])
    let typed = send(.character("/"), .character("j"), .character("ㄱ"), to: window)
    #expect(typed == ["Search ▌jㄱ", "▏ 0", "  1"])
    #expect(panel.input.isTyping && panel.input.text == "jㄱ")
    // The list has the keys again.
    #expect(send(.enter, .character("j"), to: window) == ["Search  jㄱ", "  0", "▌ 1"])
    #expect(send(.character("/"), .escape, to: window) == ["  0", "▌ 1"])
    #expect(panel.input == SearchInput())
    _ = send(.character("/"), .character("x"), .down, to: window)
    #expect(!panel.input.isTyping)
    #expect(send(.escape, to: window).count == 2)
  }

  @Test func `every text is there in Korean and in English`() {
    #expect(SearchText.untranslated == [])
    #expect(FormText.untranslated == [])
  }
}
