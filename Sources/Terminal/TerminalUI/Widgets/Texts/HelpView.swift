import Editing
import Phrases

/// The sheet of `?`: all keys of the focus and of the views around it, which it can run.
final class HelpView: AnyView {
  private let groups: [KeyChain.Group]
  private let run: @MainActor (KeyBinding) -> Void
  // A menu of bindings, which have no identity.
  private let list = ListState(activation: TerminalText.run)
  private var input = SearchInput()
  private lazy var search = SearchControls { [weak self] in self?.take($0) }
  /// What is shown; the environment has the names of the keys.
  private var shown: HelpList?

  private static let maximum = Size(columns: 64, rows: 40)

  /// `run` closes the help and does what a binding does.
  init(_ groups: [KeyChain.Group], run: @escaping @MainActor (KeyBinding) -> Void) {
    self.groups = groups
    self.run = run
    super.init()
    list.isMenu = true
    list.onActivate = { [weak self] row in
      guard let self, let entries = shown?.entries, entries.indices.contains(row) else { return }
      self.run(entries[row].binding)
    }
  }

  override var title: Phrase { TerminalText.help }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = FormText.close
    let keys = search.bindings(input)
    let isSearching = input.isTyping || !input.text.isEmpty
    let close: @MainActor () -> Void = { [weak self] in self?.back?() }
    // The window's hint names these keys already.
    let own = KeyBinding(
      .character("?"), .function(1), title: title, isHinted: false, action: close)
    return keys + (isSearching ? [] : [KeyBinding(.escape, title: title, action: close)]) + [own]
  }

  override func body(in environment: Environment) -> any Widget {
    let all = HelpList(groups, list, environment.language)
    let list = HelpList(all, finding: input.text, environment)
    shown = list
    let content: any Widget =
      list.entries.isEmpty
      ? EmptyList(
        list, Paragraph(TerminalText.nothingFound, Style(.dim))) : list
    return Sheet(
      title: title,
      content: Sized(search.page(content, input), like: all),
      maximum: Self.maximum)
  }

  private func take(_ event: SearchInput.Event) {
    input.apply(event)
    list.select(0)
    list.search = input.text
    setNeedsDisplay()
  }
}
