/// What a window shows over its root, such as the help.
@MainActor
struct Overlay {
  let view: AnyView
  /// The view to which it belongs: it goes when that one does.
  private(set) weak var origin: AnyView?

  /// Those of the window's own keys that do something meanwhile.
  let ownHints: [KeyBinding]

  init(_ view: AnyView, over origin: AnyView, ownHints: [KeyBinding] = []) {
    self.view = view
    self.ownHints = ownHints
    self.origin = origin
  }
}
