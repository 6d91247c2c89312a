/// What the commands of a window offer besides what keys do.
public struct Commands {
  /// The places to go to now.
  public let destinations: @MainActor () -> [Destination]
  /// Goes to a destination, or to a link that was typed.
  public let go: @MainActor (String) -> Void

  public init(
    _ destinations: @escaping @MainActor () -> [Destination],
    go: @escaping @MainActor (String) -> Void
  ) {
    self.destinations = destinations
    self.go = go
  }
}
