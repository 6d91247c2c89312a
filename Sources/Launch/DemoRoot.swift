public import RIBs
import ResourceKit
public import TerminalRIBs
public import TerminalUI

/// The root of a demo: the frame, and one riblet alone in it.
public final class DemoRootRouter: ViewableRouter<Interactor, DemoRootView> {
  private let build: (any Stage) -> any ViewableRouting
  private lazy var child = Slot(of: self, on: view.stage)

  /// `build` makes the riblet on the stage it is given; `quit` is what `q` does.
  public init(
    name: String, quit: @escaping @MainActor () -> Void,
    build: @escaping (any Stage) -> any ViewableRouting
  ) {
    self.build = build
    super.init(interactor: Interactor(), view: DemoRootView(name: name, quit: quit))
  }

  public override func didLoad() { child.show(build(view.stage), as: .embed) }
}

/// The frame around a riblet that is shown alone.
public final class DemoRootView: AnyView {
  let stage = StageView()
  private let name: String
  private let quit: @MainActor () -> Void

  init(name: String, quit: @escaping @MainActor () -> Void) {
    self.name = name
    self.quit = quit
  }

  public override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.character("q"), title: LaunchText.quit.text(environment.language), action: quit)]
  }

  public override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  public override func body(in environment: Environment) -> any Widget {
    Shell(
      name: name, status: [LaunchText.fixedData.text(environment.language)], stage: stage)
  }
}
