import Phrases

/// Copying by `y`.
extension Window {
  /// The key that copies; nil where there is nothing to copy.
  func copyBinding(in environment: Environment, isHinted: Bool = false) -> KeyBinding? {
    guard !offeredTexts.isEmpty || hasSelection || selected != nil else { return nil }
    return KeyBinding(
      .character("y"), title: TerminalText.copy, isHinted: isHinted
    ) { [weak self] in self?.copy() }
  }

  /// The same among the hints, where a view offers texts and the terminal has a clipboard.
  var copyHint: KeyBinding? {
    guard environment.canCopy, !offeredTexts.isEmpty else { return nil }
    return copyBinding(in: environment, isHinted: true)
  }

  /// Copies the first text on offer, the next time in succession the one after it.
  private func copy() {
    if let selectedText {
      copied = selectedText
      onCopy?(selectedText, nil)
      return
    }
    var texts = offeredTexts
    if texts.isEmpty { texts = copiedSelection.map { [$0] } ?? [] }
    let next = copied.flatMap(texts.firstIndex).map { ($0 + 1) % texts.count } ?? 0
    guard texts.indices.contains(next) else { return }
    copied = texts[next]
    onCopy?(texts[next], texts.count > 1 ? texts[(next + 1) % texts.count] : nil)
  }

  /// What the view with the keys offers, or else the nearest view around it.
  private var offeredTexts: [String] {
    guard let keyView else { return [] }
    return keyView.withSuperviews.lazy.map { $0.textsToCopy(in: self.environment) }
      .first { !$0.isEmpty } ?? []
  }

  /// Whether a row or a bar is selected, which is copied in words.
  private var hasSelection: Bool {
    switch focus.responder {
    case let list as ListState: list.count > 0
    case let chart as BarChartState: chart.hasBars
    default: false
    }
  }
}
