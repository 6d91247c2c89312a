/// What the screens of places share.
public struct PlacesState: Hashable, Sendable {
  /// The places that were chosen last, the newest first.
  public var recents: [Place] = []
  /// How many places are remembered.
  public static let recentLimit = 20
  /// How many places the user has imported.
  public var importedCount = 0
  /// Whether the service could not be reached the last time it was asked.
  public var isOffline = false

  public init() {}
}
