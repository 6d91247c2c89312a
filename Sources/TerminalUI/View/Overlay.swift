/// What a window shows over its root, such as the help.
@MainActor
struct Overlay {
  let view: AnyView
  /// The view to which it belongs: it goes when that one does.
  private(set) weak var origin: AnyView?

  init(_ view: AnyView, over origin: AnyView) {
    self.view = view
    self.origin = origin
  }
}
