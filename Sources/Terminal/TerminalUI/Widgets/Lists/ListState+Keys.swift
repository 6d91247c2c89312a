import Phrases

/// The keys of a list.
extension ListState {
  /// Empty in an empty list; arrows that cannot move the selection are left to others.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    guard !isEmpty else { return [] }
    let page = max(pageLines, 1)
    let half = max(page / 2, 1)
    var bindings = [
      KeyBinding(
        title: TerminalText.move,
        label: lines.across > 1
          ? environment.symbols.names(of: .up, .down, .left, .right)
          : environment.symbols.names(of: .up, .down)
      ) {}
    ]
    if let onActivate {
      let title = activation ?? ListText.open
      bindings.append(
        KeyBinding(.enter, title: title) { if self.count > 0 { onActivate(self.selection) } }
          .named(activationName ?? (title == ListText.open ? ListText.openSelected : nil)))
    }
    bindings += searchBindings
    func add(
      _ keys: Key..., as title: Phrase, isIdle: Bool = false,
      _ row: @escaping @MainActor () -> Int
    ) {
      var binding = KeyBinding(keys, title: title, isHinted: false) {
        self.move(to: row())
      }
      binding.isConfined = onSelect == nil
      binding.isIdle = isIdle
      bindings.append(binding)
    }
    func below(_ step: Int) -> Int { lines.row(step, linesFrom: selection) }
    add(.down, .character("j"), as: TerminalText.down, isIdle: below(1) == selection) { below(1) }
    add(.up, .character("k"), as: TerminalText.up, isIdle: below(-1) == selection) { below(-1) }
    if lines.across > 1 {
      add(.right, .character("l"), as: TerminalText.nextCell, isIdle: selection >= count - 1) {
        self.selection + 1
      }
      add(.left, .character("h"), as: TerminalText.previousCell, isIdle: selection == 0) {
        self.selection - 1
      }
    }
    add(.pageDown, as: TerminalText.pageDown) { below(page) }
    add(.pageUp, as: TerminalText.pageUp) { below(-page) }
    add(.control("d"), as: TerminalText.halfPageDown) { below(half) }
    add(.control("u"), as: TerminalText.halfPageUp) { below(-half) }
    add(.home, .character("g"), as: TerminalText.first) { 0 }
    add(.end, .character("G"), as: TerminalText.last) { self.count - 1 }
    return bindings
  }

  /// The keys that go to the next and the previous row found, round the ends.
  private var searchBindings: [KeyBinding] {
    guard isSearched else { return [] }
    func go(_ key: Key, _ title: Phrase, by step: Int) -> KeyBinding {
      KeyBinding(key, title: title, isHinted: false) { [weak self] in
        guard let self, count > 0 else { return }
        move(to: (selection + step + count) % count)
      }
    }
    return [
      KeyBinding(title: TerminalText.matches, label: "n N") {},
      go(.character("n"), TerminalText.nextMatch, by: 1),
      go(.character("N"), TerminalText.previousMatch, by: -1),
    ]
  }
}
