import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// The root of a demo: a frame around one riblet.
final class DemoRootRouter: ViewableRouter<Interactor, DemoRootView> {
  private let build: (any Stage, @escaping Notify) -> any ViewableRouting
  private let notices: Notices
  private lazy var child = Slot(of: self, on: view.stage)

  /// `build` makes the riblet on the given stage, with the function that shows its notices.
  init(
    name: String, status: Phrase?, _ context: LaunchContext,
    build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
  ) {
    self.build = build
    let view = DemoRootView(name: name, status: status, quit: context.quit)
    let interactor = Interactor()
    notices = Notices(of: interactor, clock: context.clock) { [weak view] in
      view?.message = $0
    }
    super.init(interactor: interactor, view: view)
    view.onUserWillType = { [weak notices] in notices?.clear() }
  }

  override func didLoad() {
    let child = build(view.stage) { [weak notices] in notices?.post($0) }
    self.child.show(child, as: .embed)
  }

  func notify(_ notice: Phrase) { notices.post(notice) }

  func withdraw(_ notice: Phrase) { notices.withdraw(notice) }
}

/// The frame around the riblet of a demo.
final class DemoRootView: AnyView {
  let stage = StageView()
  var message: Phrase? { didSet { setNeedsDisplay() } }
  var onUserWillType: (@MainActor () -> Void)?
  private let name: String
  private let words: [Phrase]
  private let quit: @MainActor () -> Void

  init(name: String, status: Phrase?, quit: @escaping @MainActor () -> Void) {
    self.name = name
    words = status.map { [$0] } ?? []
    self.quit = quit
  }

  override func userWillType() { onUserWillType?() }

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.character("q"), title: LaunchText.quit, action: quit)]
  }

  override func body(in environment: Environment) -> any Widget {
    Shell(name: name, status: words, stage: stage, message: message)
  }
}
