import Phrases

/// The current bindings: those of the focused responder, of its view, and of the views around it.
@MainActor
struct KeyChain {
  /// The first binding with a key handles it.
  let bindings: [KeyBinding]
  /// Whether printable keys are text and do not reach bindings.
  private let isTyping: Bool

  init(focus: (any Responder)?, view: AnyView?, environment: Environment) {
    isTyping = focus?.takesText ?? false
    var bindings = focus?.bindings(in: environment) ?? []
    var next = view
    while let view = next {
      let own = view.bindings(in: environment)
      // Esc leaves the nearest view that can be left, unless an inner binding handles it.
      if let back = view.back, !(bindings + own).contains(where: { $0.keys.contains(.escape) }) {
        bindings.append(
          KeyBinding(.escape, title: FormText.back.text(environment.language)) { back() })
      }
      bindings += own
      next = view.superview
    }
    self.bindings = bindings
  }

  /// The reachable of `bindings`: while text is typed, those without printable keys.
  func reachable(_ bindings: [KeyBinding]) -> [KeyBinding] {
    isTyping ? bindings.compactMap(\.withoutText) : bindings
  }

  /// The first binding with `key`, or with its Latin letter on a Hangul keyboard.
  func binding(for key: Key) -> KeyBinding? {
    for binding in bindings where binding.keys.contains(key) && !binding.isIdle { return binding }
    return key.latin.flatMap { binding(for: $0) }
  }
}
