extension Window {
  /// The screen in words, one line per widget.
  public func speech() -> [String] { spoken().map(\.words) }

  /// The screen in words, with the kind of each line.
  public func spoken() -> [SpokenLine] {
    let speech = describe()
    if showsKeyHints { hints(of: chain).describe(to: speech) }
    return speech.spoken
  }

  /// The value of the widget with the focus, such as the selected row of a list.
  var spokenSelection: String? { describe().focusedValue }

  private func describe() -> Speech {
    layOutIfNeeded()
    let speech = Speech(environment: environment, focus: focus.responder, waits: waits)
    (overlay?.view ?? root).describe(to: speech)
    return speech
  }
}
