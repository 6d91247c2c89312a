import ResourceKit

/// What keys do now: the bindings of the focus, of its view, and of the views around it.
@MainActor
struct KeyChain {
  /// The first one that has a key takes it.
  let bindings: [KeyBinding]
  /// Whether printable keys are text.
  private let isTyping: Bool

  init(focus: (any Responder)?, view: AnyView?, environment: Environment) {
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
    isTyping = focus?.takesText ?? false
    self.bindings =
      isTyping ? bindings.filter { $0.keys.isEmpty || !$0.keys.allSatisfy(\.isText) } : bindings
  }

  /// What opens the help.
  var helpKey: Key { isTyping ? .function(1) : .character("?") }

  /// The first binding that has `key`, or its Latin letter on a Hangul keyboard.
  func binding(for key: Key) -> KeyBinding? {
    for binding in bindings where binding.keys.contains(key) && !binding.isIdle { return binding }
    return key.latin.flatMap { binding(for: $0) }
  }
}

extension Key {
  /// Whether a field would take it as text.
  fileprivate var isText: Bool {
    if case .character = self { true } else { false }
  }
}
