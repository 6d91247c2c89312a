#if DEBUG
  import RIBs
  import TerminalRIBs
  import TerminalUI

  /// Keeps what a snapshot needs: the way from the last place that says all, and that from the launch.
  @MainActor
  final class LiveTape {
    private weak var root: AnyRouter?
    private weak var window: Window?
    /// The first screen of the program, to which every place leads.
    private weak var first: AnyRouter?
    private var recent: LiveWay?
    private var whole: LiveWay?

    /// Begins at the first screen.
    init(_ root: AnyRouter, _ window: Window) {
      (self.root, self.window) = (root, window)
      first = frontRouter
    }

    /// Goes on from what another build has left.
    func resume(after old: LiveSnapshot) {
      recent = old.ways.first.map { LiveWay($0) }
      whole = old.ways.last.map { LiveWay($0) }
    }

    /// Notes an input that is about to be sent to the window.
    func record(_ input: Input) {
      guard let window else { return }
      advance()
      let press = LiveSnapshot.Press(
        input: input, front: window.frontType, takesText: window.takesText)
      recent?.add(press, isSecret: window.takesSecret)
      whole?.add(press, isSecret: window.takesSecret)
    }

    /// The present state; nil once the tree is gone.
    var snapshot: LiveSnapshot? {
      advance()
      guard let now = moment, let window else { return nil }
      return LiveSnapshot(
        now: now, front: window.frontType, ways: [recent, whole].compactMap { $0?.way })
    }

    private func advance() {
      guard let window, !window.hasOverlay, !window.takesText, isNamed || recent == nil,
        let moment
      else { return }
      recent = LiveWay(LiveSnapshot.Way(start: moment))
      whole = whole ?? recent
    }

    private var moment: LiveSnapshot.Moment? {
      guard let root, let window else { return nil }
      return LiveSnapshot.Moment(place: root.navigationPath, typed: window.typedTexts)
    }

    /// Whether a place leads to the screen.
    private var isNamed: Bool {
      guard let router = frontRouter else { return false }
      return router.segment != nil || router === first
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
