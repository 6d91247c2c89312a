public import RIBs
public import TerminalRIBs
public import TerminalUI

/// The root of a screen test: a frame with the tested riblet.
public final class FrameRouter: ViewableRouter<Interactor, FrameView> {
  private let first: AnyView?
  private let presentation: Presentation
  private let build: (any Stage) -> AnyRouter
  private lazy var slot = Slot(of: self, on: view.stage)

  /// `build` makes the riblet on the stage of the frame, as the first screen or over `first`; one
  /// without a view presents its screens itself.
  public init(
    _ view: FrameView = FrameView(), over first: AnyView? = nil,
    as presentation: Presentation = .push, build: @escaping (any Stage) -> AnyRouter
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
  public func show() {
    let child = build(view.stage)
    if let child = child as? any ViewableRouting {
      slot.show(child, as: first == nil ? .embed : presentation)
    } else {
      slot.attach(child)
    }
  }

  /// Changes the presentation of the riblet.
  public func present(as presentation: Presentation) { slot.present(as: presentation) }

  /// Detaches the riblet; a `LeakCheck` reports afterwards what outlives it.
  public func close() { slot.clear() }
}
