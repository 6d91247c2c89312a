import Phrases

extension Window {
  /// The reachable bindings, those of the focus first.
  public var bindings: [KeyBinding] {
    layOutIfNeeded()
    let chain = self.chain
    return chain.reachable(chain.bindings)
  }

  var chain: KeyChain {
    KeyChain(focus: focus.responder, view: keyView, environment: environment)
  }

  /// Whether printable keys are currently text.
  public var takesText: Bool {
    layOutIfNeeded()
    return focus.responder?.takesText ?? false
  }

  /// Whether a paste currently has an effect.
  public var takesPaste: Bool {
    layOutIfNeeded()
    return focus.responder?.takesPaste ?? false
  }

  /// Whether typed text is currently secret.
  public var takesSecret: Bool {
    layOutIfNeeded()
    return focus.responder?.isSecret ?? false
  }

  /// Performs what a key or a paste does, after the root was told if it is for a field.
  func typing(_ action: () -> Void) {
    if takesText { root.userWillType() }
    action()
  }

  /// Gives a paste to a field.
  func paste(_ text: String) {
    guard let responder = focus.responder, responder.takesPaste else { return }
    responder.paste(text)
    note(.content)
  }

  /// Inserts a printable key into a field, or runs the first binding of the focus, its view, the
  /// views around it, or the window.
  func handle(_ key: Key) {
    if case .character(let character) = key, let responder = focus.responder, responder.takesText {
      responder.insert(String(character))
      note(.content)
      return
    }
    guard let key = meaning(of: key) else { return }
    if (key.latin ?? key) != .character("y") { copied = nil }
    if let binding = chain.binding(for: key) {
      binding.action()
      note(.content, isConfined: binding.isConfined)
    } else if let action = ownAction(for: key) {
      action()
      note(.content)
    } else {
      pressApart(key)
    }
  }

  /// The key that bindings have for a pressed one; nil for none, and for a letter while one types.
  private func meaning(of key: Key) -> Key? {
    let meaning = environment.keys.meaning(of: key)
    guard case .character = meaning, focus.responder?.takesText == true else { return meaning }
    return nil
  }

  /// The view that receives keys after the focus.
  public var front: AnyView? {
    layOutIfNeeded()
    return keyView
  }

  /// Whether something is about to open over the front view or one around it.
  public var isOpening: Bool { front?.withSuperviews.contains(where: \.isOpening) ?? false }

  /// Whether a key currently has an effect.
  public func takes(_ key: Key) -> Bool {
    if case .character = key, takesText { return true }
    layOutIfNeeded()
    guard let key = meaning(of: key) else { return false }
    return chain.binding(for: key) != nil || ownAction(for: key) != nil || key.strokes.count > 1
  }

  /// Presses the key of a command, wherever the user has put it; false if the screen does not offer it
  /// now.
  ///
  /// A search that is being typed is left before, and stays. A command of a sheet is not pressed where
  /// another view has its key.
  public func press(_ command: ScreenCommand) -> Bool {
    let key = command.key
    let pressed = environment.keys.place(of: key) ?? key
    // A search in a list is left with Tab; another field may be all that its screen has.
    if takesText, chain.binding(for: .tab) != nil { send(.key(.tab)) }
    guard !takesText else { return false }
    if command.opener != nil {
      let language = environment.language
      let title = command.title.text(language)
      guard bindings.contains(where: { $0.keys.contains(key) && $0.title.text(language) == title })
      else { return false }
    }
    guard takes(pressed) else { return false }
    // The user has chosen the command.
    answers.forget()
    send(.key(pressed))
    return true
  }

  /// Handles the jamo of a syllable as single keys, since an input method may combine several.
  private func pressApart(_ key: Key) {
    let strokes = key.strokes
    guard strokes.count > 1 else { return }
    for stroke in strokes {
      layOutIfNeeded()
      handle(stroke)
    }
  }
}
