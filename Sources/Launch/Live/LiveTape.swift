#if DEBUG
  import RIBs
  import TerminalRIBs
  import TerminalUI

  /// Keeps what a snapshot needs: the last place that says all, and what is pressed after it.
  @MainActor
  final class LiveTape {
    private weak var root: AnyRouter?
    private weak var window: Window?
    /// The first screen of the program, to which every place leads.
    private weak var start: AnyRouter?
    private var base: LiveSnapshot.Moment?
    private var presses: [LiveSnapshot.Press] = []
    private var bytes = 0
    /// Whether something was not kept, so that what comes after it means nothing.
    private var isCut = false

    private static let mostBytes = 1 << 16

    /// Begins at the first screen.
    init(_ root: AnyRouter, _ window: Window) {
      (self.root, self.window) = (root, window)
      start = frontRouter
    }

    /// Goes on from what another build has left, of which so many presses were repeated.
    func resume(after old: LiveSnapshot, pressed count: Int) {
      base = old.base
      presses = Array(old.presses.prefix(count))
    }

    /// Notes an input that is about to be sent to the window.
    ///
    /// What is typed into a field for secrets is not kept, nor what comes after it.
    func note(_ input: Input) {
      guard let window else { return }
      advance()
      let press = LiveSnapshot.Press(
        input: input, front: window.frontType, takesText: window.takesText)
      switch input {
      case .resize: return
      case .mouse(let mouse) where mouse.action == .release: return
      case .mouse(let mouse): isCut = isCut || mouse.action != .click
      case .key(.character), .paste: isCut = isCut || window.takesSecret
      case .key: break
      }
      guard !isCut, let line = press.line else { return }
      bytes += line.description.utf8.count
      isCut = bytes > Self.mostBytes
      if !isCut { add(press) }
    }

    /// Characters of a text are one press, as if they were pasted.
    private func add(_ press: LiveSnapshot.Press) {
      var press = press
      if press.takesText, case .key(.character(let character)) = press.input {
        press.input = .paste(String(character))
        if let last = presses.last, last.takesText, last.front == press.front,
          case .paste(let text) = last.input
        {
          presses[presses.count - 1].input = .paste(text + String(character))
          return
        }
      }
      presses.append(press)
    }

    /// The present state; nil once the tree is gone.
    var snapshot: LiveSnapshot? {
      advance()
      guard let now = moment, let window else { return nil }
      return LiveSnapshot(
        now: now, front: window.frontType, base: base ?? now, presses: presses)
    }

    private func advance() {
      guard let window, !window.hasOverlay, !window.takesText, isNamed || base == nil else {
        return
      }
      base = moment
      (presses, bytes, isCut) = ([], 0, false)
    }

    private var moment: LiveSnapshot.Moment? {
      guard let root, let window else { return nil }
      return LiveSnapshot.Moment(place: root.place, typed: window.typedTexts)
    }

    /// Whether a place leads to the screen.
    private var isNamed: Bool {
      guard let router = frontRouter else { return false }
      return router.segment != nil || router === start
    }

    /// The router of the view that receives the keys.
    private var frontRouter: AnyRouter? {
      var routers: [ObjectIdentifier: AnyRouter] = [:]
      root?.visit { router, _ in
        guard let viewable = router as? any ViewableRouting else { return }
        routers[ObjectIdentifier(viewable.anyView)] = router
      }
      guard let front = window?.front else { return nil }
      return front.withSuperviews.lazy.compactMap { routers[ObjectIdentifier($0)] }.first
    }
  }

  extension Window {
    /// The type of the view that receives the keys, which names a screen from build to build.
    var frontType: String { spokenView.map { "\(type(of: $0))" } ?? "" }
  }
#endif
