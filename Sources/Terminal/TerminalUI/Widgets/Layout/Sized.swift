/// A widget that takes the room of another one, or a fixed one, whatever its content has: a sheet whose rows are
/// searched stays where it is.
struct Sized: CompositeWidget {
  private let content: any Widget
  private let preferred: @MainActor (Size, Environment) -> Size

  init(_ content: any Widget, like other: any Widget) {
    self.content = content
    preferred = { other.size(in: $0, $1) }
  }

  init(_ content: any Widget, as size: Size) {
    self.content = content
    preferred = { offered, _ in size.limited(to: offered) }
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    preferred(offered, environment)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget { content }
}
