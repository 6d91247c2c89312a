import Phrases

/// The sheet of Ctrl-P: a search field and what it finds.
final class CommandView: AnyView {
  private var entries: CommandList
  /// All sources; those that are in memory have given their things already.
  private var sources: [FinderSource]
  private let commands: Commands
  private let choose: @MainActor (CommandEntry) -> Void
  private let field = FieldState(limit: 200)
  // Selected at once, not when it is drawn: Enter may come before the frame that shows what was found.
  private let list = ListState(driven: TerminalText.doIt)
  private var found: [CommandEntry]
  /// How many sources have not answered yet.
  private var awaited = 0
  /// Whether the user has moved the selection since the last letter.
  private var hasMoved = false
  /// The first row of those that the user has asked for in addition.
  private var firstMore: Int?
  private let language: Language

  private static let moves: Set<Key> = [.enter, .up, .down, .pageUp, .pageDown]
  private static let size = Size(columns: 64, rows: 16)

  /// `choose` closes the sheet and performs an entry.
  init(
    _ entries: CommandList, asking sources: [FinderSource], of commands: Commands,
    in language: Language, choose: @escaping @MainActor (CommandEntry) -> Void
  ) {
    self.entries = entries
    self.sources = sources
    self.commands = commands
    self.language = language
    self.choose = choose
    found = entries.found("")
    super.init()
    field.onChange = { [weak self] _ in self?.search() }
    list.onSelect = { [weak self] _ in
      self?.hasMoved = true
      self?.firstMore = nil
    }
    list.onActivate = { [weak self] index in self?.choose(at: index) }
  }

  isolated deinit { commands.ask("", []) { _, _ in } }

  override var title: Phrase { TerminalText.commands }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let close = FormText.close
    // Other keys of a list, such as Home, move the caret of the field.
    let moves = list.bindings(in: environment).compactMap(\.withoutText)
      .filter { $0.keys.allSatisfy(Self.moves.contains) }
    return (found.isEmpty ? [] : moves) + [
      KeyBinding(.escape, .control("p"), title: close) { [weak self] in self?.back?() }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let kindColumns = found.map { environment.columns(of: $0.kind) }.max() ?? 0
    let list: any Widget =
      found.isEmpty
      ? Paragraph(awaited > 0 ? Phrase("") : TerminalText.nothingFound, Style(.dim))
      : List(TerminalText.commands.text(language), list, count: found.count) { [found] index in
        CommandRow(entry: found[index], kindColumns: kindColumns)
      }
    let content = Rows(
      .fixed(1, TextField("", field, placeholder: searched)),
      .flexible(list))
    return Sheet(
      title: title, content: Sized(content, as: Self.size),
      maximum: Size(columns: Self.size.columns + 8, rows: Self.size.rows + 4))
  }

  /// Without places and sources, as on a screen that is locked, there are commands alone.
  private var searched: Phrase {
    sources.isEmpty && commands.destinations().isEmpty
      ? TerminalText.searchCommands : TerminalText.search
  }

  /// What is typed, with single blanks.
  private var query: String { field.text.split(separator: " ").joined(separator: " ") }

  private func search() {
    hasMoved = false
    firstMore = nil
    entries.narrow(to: query)
    ask()
    show()
  }

  private func ask() {
    let asked = query.isEmpty ? [] : sources.indices.filter { sources[$0].isAsked }
    awaited = asked.count
    commands.ask(query, asked.map { sources[$0] }) { [weak self] index, findings in
      self?.take(findings, from: asked[index])
    }
  }

  private func take(_ findings: [FinderItem], from source: Int) {
    awaited -= 1
    let asked = sources[source]
    let shown = findings.prefix(asked.count).map {
      CommandEntry($0, from: asked, at: source, language, open: commands.open)
    }
    let more = CommandEntry(moreOf: asked, at: source, language)
    entries.take(shown, from: source, more: findings.count > shown.count ? more : nil)
    show()
  }

  /// Keeps the entry to which the user has moved; else selects the best one.
  private func show() {
    let selected =
      hasMoved && found.indices.contains(list.selection) ? found[list.selection].id : nil
    found = entries.found(query, link: query.contains("/") ? link(query) : nil)
    list.select(
      firstMore.map { min($0, found.count - 1) } ?? found.firstIndex { $0.id == selected } ?? 0)
    setNeedsDisplay()
  }

  /// The entry that opens a link as it was typed.
  private func link(_ text: String) -> CommandEntry {
    let title = Phrase(text)
    return CommandEntry(title, detail: "→", kind: TerminalText.place, .place, language) {
      [open = commands.open] in open(.place(text))
    }
  }

  private func choose(at index: Int) {
    guard found.indices.contains(index) else { return }
    guard found[index].isMore, case .finding(let source) = found[index].order else {
      return choose(found[index])
    }
    sources[source] = sources[source].extended
    firstMore = index
    ask()
  }
}

/// The name of an entry, what tells it from others, and what it is.
private struct CommandRow: CompositeWidget {
  let entry: CommandEntry
  let kindColumns: Int

  /// With fewer columns there is no kind.
  private static let roomyColumns = 34

  /// What of a detail is still read.
  private static let leastDetailColumns = 8
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (detail, hasKind) = beside(
      name: environment.columns(of: entry.title), in: size, environment)
    var parts: [LayoutItem] = [.flexible(Label(entry.title))]
    if let detail { parts.append(.intrinsic(Label(detail, Style(.dim)))) }
    if hasKind { parts.append(.fixed(kindColumns, Label(entry.kind, Style(.dim)))) }
    return Columns(spacing: Self.spacing, parts)
  }

  /// The detail and the kind, of which the longer detail goes first, then the kind, before a name is cut.
  private func beside(
    name: Int, in size: Size, _ environment: Environment
  ) -> (detail: String?, hasKind: Bool) {
    let hasKind = size.columns >= Self.roomyColumns
    let long = entry.detail
    let half = size.columns / 2
    let short = environment.cut(entry.shortDetail ?? long, to: half)
    let whole = environment.columns(of: long) > half ? short : long
    func room(_ hasKind: Bool) -> Int {
      size.columns - name - Self.spacing - (hasKind ? Self.spacing + kindColumns : 0)
    }
    let choices = [(whole, hasKind), (short, hasKind), (short, false)]
    if let choice = choices.first(where: { environment.columns(of: $0.0) <= room($0.1) }) {
      return choice
    }
    // What was found may have a name longer than the sheet, and is told apart by the detail.
    if case .finding = entry.order { return choices[0] }
    guard room(false) >= Self.leastDetailColumns else { return (nil, false) }
    return (environment.cut(short, to: room(false)), false)
  }
}
