/// What has the focus, in words, as long as it has it.
struct NamedFocus {
  weak var responder: (any Responder)?
  var words = ""
}

extension Window {
  /// The screen in words, one line per widget.
  public func speech() -> [String] { spoken().map(\.words) }

  /// Whether something covers the root; then only that is spoken.
  public var hasOverlay: Bool { overlay != nil }

  /// The view that receives the keys, which is another one on another screen.
  public var spokenView: AnyView? {
    layOutIfNeeded()
    return overlay?.view ?? keyView
  }

  /// The screen in words, with the kind of each line.
  public func spoken() -> [SpokenLine] {
    let speech = describe()
    if showsKeyHints { hints(of: chain, among: placements).describe(to: speech) }
    return speech.spoken
  }

  /// The value of the widget with the focus, such as the selected row of a list, without its marks.
  var copiedSelection: String? { describe(isCopied: true).focusedValue }

  private func describe(isCopied: Bool = false) -> Speech {
    layOutIfNeeded()
    let speech = Speech(
      environment: environment, focus: focus.responder, waits: waits, isCopied: isCopied)
    (overlay?.view ?? root).describe(to: speech)
    #if DEBUG
      panel?.describe(to: speech)
    #endif
    return speech
  }

  /// Writes into row 1 what has the focus, or what the screen is where nothing has.
  ///
  /// The words stay while text is typed into it, which a screen reader echoes itself.
  func nameFocus(on canvas: Canvas) {
    let responder = focus.responder
    if responder == nil || responder !== namedFocus.responder || responder?.takesText == false {
      let lines = spoken()
      let line = lines.first { $0.kind == .focused } ?? lines.first
      namedFocus = NamedFocus(responder: responder, words: line?.text ?? "")
    }
    canvas.region(rows: 0..<1).write(namedFocus.words, Style(.dim))
  }
}
