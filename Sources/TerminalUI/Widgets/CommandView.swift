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
    let moves = list.bindings(in: environment).filter { $0.keys.allSatisfy(Self.moves.contains) }
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
      title: title(in: environment), content: Sized(content, Self.size), over: Blank())
  }

  private func search(_ text: String) {
    let query = text.split(separator: " ").joined(separator: " ")
    var matches: [(distance: Int, index: Int)] = []
    for (index, entry) in entries.enumerated() {
      let distances = ([entry.title] + entry.words).compactMap {
        CommandSearch.distance(of: query, in: $0)
      }
      if let distance = distances.min() { matches.append((distance, index)) }
    }
    matches.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
    found = matches.map { entries[$0.index] }
    if isLink(query) { found.append(link(query)) }
    list.select(0)
    setNeedsDisplay()
  }

  /// Whether the query contains a `/` and is not the link of a known entry.
  private func isLink(_ query: String) -> Bool {
    query.contains("/") && !found.contains { $0.detail == query }
  }

  private func link(_ text: String) -> CommandEntry {
    CommandEntry(title: text, detail: "→", words: [], isHinted: true) { [go] in go(text) }
  }

  private func choose(at index: Int) {
    guard found.indices.contains(index) else { return }
    choose(found[index])
  }
}

/// A widget with a preferred size.
private struct Sized: Widget {
  private let content: any Widget
  private let preferred: Size

  init(_ content: any Widget, _ preferred: Size) {
    self.content = content
    self.preferred = preferred
  }

  func size(in offered: Size, _ environment: Environment) -> Size { preferred.limited(to: offered) }

  func draw(on canvas: Canvas) { content.draw(on: canvas) }

  func describe(to speech: Speech) { content.describe(to: speech) }
}
