/// A view over the root of a window, such as the help.
@MainActor
struct Overlay {
  let view: AnyView
  /// The view that it belongs to; it is removed together with it.
  private(set) weak var origin: AnyView?

  /// The window's own bindings that remain active.
  let ownHints: [KeyBinding]

  init(_ view: AnyView, over origin: AnyView, ownHints: [KeyBinding] = []) {
    self.view = view
    self.ownHints = ownHints
    self.origin = origin
  }
}
