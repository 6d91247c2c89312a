extension Window {
  /// The screen in words, one line per widget.
  public func speech() -> [String] { spoken().map(\.words) }

  /// The screen in words, with the kind of each line.
  public func spoken() -> [SpokenLine] {
    layOutIfNeeded()
    let speech = Speech(environment: environment, focus: focus.responder)
    (overlay?.view ?? root).describe(to: speech)
    if showsKeyHints { hints(of: chain).describe(to: speech) }
    return speech.spoken
  }
}
