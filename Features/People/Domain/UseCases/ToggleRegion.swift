public import Store

/// Shows countries or hides them, on every screen.
///
/// An Action.
public typealias ToggleRegion = @MainActor () -> Void

@MainActor
public func makeToggleRegion(writer: Writer<PeopleState>) -> ToggleRegion {
  { writer.update { $0.isRegion.toggle() } }
}
