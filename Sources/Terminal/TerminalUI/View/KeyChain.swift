import Phrases

/// The current bindings: those of the focused responder, of its view, and of the views around it.
@MainActor
struct KeyChain {
  /// The bindings of one thing on the screen, such as its list.
  struct Group {
    let title: Phrase
    var bindings: [KeyBinding]
    /// Whether they are the screen's own, for which the user has opened it.
    let isOfScreen: Bool

    init(title: Phrase, bindings: [KeyBinding], isOfScreen: Bool = false) {
      (self.title, self.bindings, self.isOfScreen) = (title, bindings, isOfScreen)
    }

    init(title: Phrase, bindings: [KeyBinding]) {
      self.init(title: title, bindings: bindings, isOfScreen: title == TerminalText.thisScreen)
    }
  }

  /// The focus first, then its screen, then what is around all screens.
  let groups: [Group]

  /// The first binding with a key handles it.
  let bindings: [KeyBinding]

  /// Whether printable keys are text and do not reach bindings.
  private let isTyping: Bool

  init(focus: (any Responder)?, view: AnyView?, environment: Environment) {
    isTyping = focus?.takesText ?? false
    let own = focus?.bindings(in: environment) ?? []
    var screen = Group(title: TerminalText.thisScreen, bindings: [])
    var around = Group(title: TerminalText.everywhere, bindings: [])
    var hasEscape = own.contains { $0.keys.contains(.escape) }
    var isAround = false
    var isForm = false
    var next = view
    while let view = next {
      isAround = isAround || view.isAroundScreens
      var bindings = view.bindings(in: environment)
      hasEscape = hasEscape || bindings.contains { $0.keys.contains(.escape) }
      // Esc leaves the nearest view that can be left, unless an inner binding handles it.
      if let back = view.back, !hasEscape {
        hasEscape = true
        bindings.insert(KeyBinding(.escape, title: view.backTitle) { back() }, at: 0)
      }
      isForm = isForm || bindings.contains(where: \.isOfForm)
      if isAround {
        around.bindings += isForm ? bindings.compactMap(\.withoutDigits) : bindings
      } else {
        screen.bindings += bindings
      }
      next = view.superview
    }
    groups = [Group(title: focus?.role ?? screen.title, bindings: own), screen, around]
    bindings = own + screen.bindings + around.bindings
  }

  /// All bindings, and `others` after those of the focus.
  func bindings(with others: [KeyBinding]) -> [KeyBinding] {
    groups[0].bindings + others + groups.dropFirst().flatMap(\.bindings)
  }

  /// The reachable of `bindings`: while text is typed, those without printable keys.
  func reachable(_ bindings: [KeyBinding]) -> [KeyBinding] {
    isTyping ? bindings.compactMap(\.withoutText) : bindings
  }

  /// The first binding with `key`, or with its Latin letter on a Hangul keyboard, or of the key without
  /// Shift or Alt.
  func binding(for key: Key) -> KeyBinding? {
    for binding in bindings where binding.keys.contains(key) && !binding.isIdle { return binding }
    return (key.latin ?? key.plain).flatMap { binding(for: $0) }
  }
}
