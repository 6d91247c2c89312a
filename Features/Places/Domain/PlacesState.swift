/// What the screens of places share.
public struct PlacesState: Hashable, Sendable {
  /// The places that were chosen last, the newest first.
  public var recents: [Place] = []
  /// How many places are remembered.
  public static let recentLimit = 20

  public init() {}
}
