import Phrases

/// A view over the root of a window, such as the help.
struct Overlay {
  let view: AnyView
  /// The view that it belongs to; it is removed together with it.
  weak let origin: AnyView?
  /// The window's own bindings that remain active.
  let ownHints: [KeyBinding]
}

/// Overlays: the help, the commands, questions and other views, one at a time.
extension Window {
  /// Asks a question, replacing the current overlay.
  public func ask(_ question: Question) { show(QuestionView(question)) }

  /// Shows a view over the root until its `back` is called, replacing the current overlay.
  public func present(_ view: AnyView) { show(view) }

  /// The window's own bindings, for keys that nothing else handles.
  var ownBindings: [KeyBinding] { ownBindings(in: environment) }

  private func ownBindings(in environment: Environment) -> [KeyBinding] {
    func binding(
      _ keys: Key..., title: some TextTable, isHinted: Bool = true,
      action: @escaping @MainActor (Window) -> Void
    ) -> KeyBinding {
      KeyBinding(keys, title: title.text(environment.language), isHinted: isHinted) { [weak self] in
        self.map(action)
      }
    }
    var bindings = hostBindings(environment)
    if let copy = copyBinding(in: environment) { bindings.append(copy) }
    if placements.count > 1 {
      bindings += [
        binding(.tab, title: FormText.nextField, isHinted: false) { $0.moveFocus(by: 1) },
        binding(.backTab, title: TerminalText.previousField, isHinted: false) {
          $0.moveFocus(by: -1)
        },
      ]
    }
    if commands != nil {
      bindings.append(
        binding(.control("p"), title: TerminalText.commands) { $0.showCommands() })
    }
    return bindings + [
      binding(.character("?"), .function(1), title: TerminalText.help) { $0.showHelp() }
    ]
  }

  private func showHelp() {
    guard overlay == nil else { return }
    let chain = self.chain
    show(
      HelpView(bindings: chain.reachable(chain.bindings + ownBindings)),
      ownHints: Array(ownBindings.suffix(1)))
  }

  private func showCommands() {
    guard overlay == nil, let commands else { return }
    let language = environment.language
    let ways = commands.destinations().map { destination in
      let titles = Language.allCases.map(destination.title.text)
      return CommandEntry(
        title: "\(TerminalText.goTo.text(language)): \(destination.title.text(language))",
        detail: destination.link,
        words: titles + Language.allCases.map(TerminalText.goTo.text) + [destination.link],
        isHinted: true
      ) { commands.go(destination.link) }
    }
    let keys = CommandEntry.entries(
      of: commandBindings(in: environment),
      named: Language.allCases.map { language in
        let environment = Environment(language: language, symbols: environment.symbols)
        return commandBindings(in: environment).map(\.title)
      }, environment)
    // Bindings that only move a selection or the focus come last.
    let entries = keys.filter(\.isHinted) + ways + keys.filter { !$0.isHinted }
    let recent = recentCommands.compactMap { title in entries.first { $0.title == title } }
    let others = entries.filter { !recentCommands.contains($0.title) }
    show(
      CommandView(recent + others, go: commands.go) { [weak self] entry in self?.perform(entry) })
  }

  private func commandBindings(in environment: Environment) -> [KeyBinding] {
    let own = ownBindings(in: environment).filter { !$0.keys.contains(.control("p")) }
    return chain(in: environment).bindings + own
  }

  private func perform(_ entry: CommandEntry) {
    hideOverlay()
    // Restores the focus before the action.
    layOutIfNeeded()
    recentCommands.removeAll { $0 == entry.title }
    recentCommands.insert(entry.title, at: 0)
    entry.action()
    note(.structure)
  }

  private func show(_ view: AnyView, ownHints: [KeyBinding] = []) {
    layOutIfNeeded()
    view.didChange = { [weak self] change in self?.note(change, isConfined: true) }
    view.back = { [weak self] in self?.hideOverlay() }
    overlay = Overlay(
      view: view, origin: overlay?.origin ?? keyView ?? root, ownHints: ownHints)
    note(.structure)
  }

  private func hideOverlay() {
    overlay = nil
    note(.structure)
  }

  /// The area of the root: everything but the row that names the focus.
  var body: Rect {
    let first = environment.namesFocus ? 1 : 0
    return Rect(row: first, columns: size.columns, rows: max(size.rows - first, 0))
  }

  /// The area for an overlay, which leaves key hints in the last row visible.
  func rect(above hints: Rect?) -> Rect {
    var rect = body
    if let hints, hints.endRow == size.rows { rect.size.rows = hints.origin.row - rect.origin.row }
    return rect
  }
}
