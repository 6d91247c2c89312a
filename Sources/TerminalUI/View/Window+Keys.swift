/// What becomes of a key that is pressed.
extension Window {
  /// In a field a printable key is text; else it does what the focus, its view or those around it
  /// have bound, and what nobody has bound may be the window's own.
  func handle(_ key: Key) {
    if case .character(let character) = key, let responder = focus.responder, responder.takesText {
      responder.insert(String(character))
      note(.content)
    } else if let binding = chain.binding(for: key) {
      binding.action()
      note(.content, isConfined: binding.isConfined)
    } else if let action = ownAction(for: key) {
      action()
      note(.content)
    } else {
      pressApart(key)
    }
  }

  /// The view that keys reach first, after the focus.
  public var front: AnyView? {
    layOutIfNeeded()
    return keyView
  }

  /// Whether something is about to open over the view that keys reach, or one around it.
  public var isOpening: Bool {
    var next = front
    while let view = next {
      if view.isOpening { return true }
      next = view.superview
    }
    return false
  }

  /// Whether a key does something now.
  public func takes(_ key: Key) -> Bool {
    if case .character = key, takesText { return true }
    layOutIfNeeded()
    return chain.binding(for: key) != nil || ownAction(for: key) != nil || key.strokes.count > 1
  }

  /// An input method may hand over several keys as one syllable.
  private func pressApart(_ key: Key) {
    let strokes = key.strokes
    guard strokes.count > 1 else { return }
    for stroke in strokes {
      layOutIfNeeded()
      handle(stroke)
    }
  }
}
