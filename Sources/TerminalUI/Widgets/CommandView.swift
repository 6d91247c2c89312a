import Phrases

/// The sheet of Ctrl-P: a search field and the matching commands.
final class CommandView: AnyView {
  private let entries: [CommandEntry]
  private let go: @MainActor (String) -> Void
  private let choose: @MainActor (CommandEntry) -> Void
  private let field = FieldState(limit: 200)
  private let list = ListState(driven: TerminalText.doIt.phrase)
  private var found: [CommandEntry]

  private static let moves: Set<Key> = [.enter, .up, .down, .pageUp, .pageDown]
  private static let size = Size(columns: 50, rows: 14)

  /// `choose` closes the sheet and performs an entry.
  init(
    _ entries: [CommandEntry], go: @escaping @MainActor (String) -> Void,
    choose: @escaping @MainActor (CommandEntry) -> Void
  ) {
    self.entries = entries
    self.go = go
    self.choose = choose
    found = entries
    super.init()
    field.onChange = { [weak self] text in self?.search(text) }
    list.onActivate = { [weak self] index in self?.choose(at: index) }
  }

  override func title(in environment: Environment) -> String {
    TerminalText.commands.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let close = TerminalText.close.text(language)
    // Other keys of a list, such as Home, move the caret of the field.
    let moves = list.bindings(in: environment).compactMap(\.withoutText)
      .filter { $0.keys.allSatisfy(Self.moves.contains) }
    return moves + [
      KeyBinding(.escape, .control("p"), title: close) { [weak self] in self?.back?() }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let list: any Widget =
      found.isEmpty
      ? Paragraph(TerminalText.nothingFound.text(language), Style(.dim))
      : List(TerminalText.commands.text(language), list, count: found.count) { [found] index in
        Columns(
          spacing: 2, .flexible(Label(found[index].title)),
          .intrinsic(Label(found[index].detail, Style(.dim))))
      }
    let content = Rows(
      .fixed(1, TextField("", field, placeholder: TerminalText.search.text(language))),
      .fixed(Self.size.rows - 1, list))
    return Sheet(
      title: title(in: environment), content: Sized(content: content, preferred: Self.size))
  }

  private func search(_ text: String) {
    let query = text.split(separator: " ").joined(separator: " ")
    let matches = entries.enumerated().compactMap { index, entry in
      ([entry.title] + entry.words).compactMap { CommandSearch.distance(of: query, in: $0) }.min()
        .map { (distance: $0, index: index) }
    }
    found = matches.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .map { entries[$0.index] }
    // A link that is not that of a known entry.
    if query.contains("/"), !found.contains(where: { $0.detail == query }) {
      found.append(
        CommandEntry(title: query, detail: "→", words: [], isHinted: true) { [go] in go(query) })
    }
    list.select(0)
    setNeedsDisplay()
  }

  private func choose(at index: Int) {
    if found.indices.contains(index) { choose(found[index]) }
  }
}

/// A widget with a preferred size.
private struct Sized: CompositeWidget {
  let content: any Widget
  let preferred: Size

  func size(in offered: Size, _ environment: Environment) -> Size { preferred.limited(to: offered) }

  func content(in size: Size, _ environment: Environment) -> any Widget { content }
}
