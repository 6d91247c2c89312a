extension Window {
  /// The screen in words, a line for each thing on it.
  public func speech() -> [String] { spoken().map(\.words) }

  /// The screen in words, and what each line is.
  public func spoken() -> [SpokenLine] {
    layOutIfNeeded()
    let speech = Speech(environment: environment, focus: focus.responder)
    (overlay?.view ?? root).describe(to: speech)
    if showsKeyHints { hints(of: chain).describe(to: speech) }
    return speech.spoken
  }
}
