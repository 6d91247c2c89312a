import Phrases

/// What keys do now: the bindings of the focus, of its view, and of the views around it.
@MainActor
struct KeyChain {
  /// The first one that has a key takes it.
  let bindings: [KeyBinding]
  /// Whether printable keys are text and reach no binding.
  private let isTyping: Bool

  init(focus: (any Responder)?, view: AnyView?, environment: Environment) {
    isTyping = focus?.takesText ?? false
    var bindings = focus?.bindings(in: environment) ?? []
    var next = view
    while let view = next {
      let own = view.bindings(in: environment)
      // Esc goes to the nearest view that can be left, unless a binding before it takes it.
      if let back = view.back, !(bindings + own).contains(where: { $0.keys.contains(.escape) }) {
        bindings.append(
          KeyBinding(.escape, title: TerminalText.back.text(environment.language)) { back() })
      }
      bindings += own
      next = view.superview
    }
    self.bindings = bindings
  }

  /// Those of `bindings` that keys reach: in a field printable ones are text.
  func reachable(_ bindings: [KeyBinding]) -> [KeyBinding] {
    guard isTyping else { return bindings }
    return bindings.compactMap { $0.keys.isEmpty ? $0 : $0.withoutText }
  }

  /// The first binding that has `key`, or its Latin letter on a Hangul keyboard.
  func binding(for key: Key) -> KeyBinding? {
    for binding in bindings where binding.keys.contains(key) && !binding.isIdle { return binding }
    return key.latin.flatMap { binding(for: $0) }
  }
}
