public import RIBs
public import TerminalRIBs
public import TerminalUI

/// The root of a screen test: a frame with the tested riblet.
public final class FrameRouter: ViewableRouter<Interactor, FrameView> {
  private let first: AnyView?
  private let presentation: Presentation
  private let build: (any Stage) -> any ViewableRouting
  private lazy var slot = Slot(of: self, on: view.stage)

  /// `build` makes the riblet on the stage of the frame, as the first screen or over `first`.
  public init(
    _ view: FrameView = FrameView(), over first: AnyView? = nil,
    as presentation: Presentation = .push, build: @escaping (any Stage) -> any ViewableRouting
  ) {
    self.first = first
    self.presentation = presentation
    self.build = build
    super.init(interactor: Interactor(), view: view)
  }

  /// The tested riblet, while it is attached.
  public var child: AnyRouter? { slot.child }

  public override var front: AnyRouter? { child }

  public override func didLoad() {
    if let first { view.stage.present(first, as: .embed) }
    show()
  }

  /// Builds the riblet and shows it, as it is done at the start.
  public func show() { slot.show(build(view.stage), as: first == nil ? .embed : presentation) }

  /// Detaches the riblet; a `LeakCheck` reports afterwards what outlives it.
  public func close() { slot.clear() }
}
