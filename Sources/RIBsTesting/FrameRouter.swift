public import RIBs
public import TerminalRIBs
public import TerminalUI

/// The root of a screen test: a frame, and the riblet that is tested in it.
public final class FrameRouter: ViewableRouter<Interactor, FrameView> {
  private let first: AnyView?
  private let presentation: Presentation
  private let build: (any Stage) -> any ViewableRouting
  private lazy var slot = Slot(of: self, on: view.stage)

  /// `build` makes the riblet on the stage of the frame, where it is the first screen, or lies over
  /// `first` as `presentation` says.
  public init(
    _ view: FrameView = FrameView(), over first: AnyView? = nil,
    as presentation: Presentation = .push, build: @escaping (any Stage) -> any ViewableRouting
  ) {
    self.first = first
    self.presentation = presentation
    self.build = build
    super.init(interactor: Interactor(), view: view)
  }

  /// The riblet, while it is there.
  public var child: AnyRouter? { slot.child }

  public override var front: AnyRouter? { child }

  public override func didLoad() {
    if let first { view.stage.present(first, as: .embed) }
    show()
  }

  /// Builds the riblet and shows it, as it is done at the start.
  public func show() { slot.show(build(view.stage), as: first == nil ? .embed : presentation) }

  /// Takes the riblet off; what a `LeakCheck` finds a moment later outlives it.
  public func close() { slot.clear() }
}
