/// The places that a search has found, best first.
public struct FoundPlaces: Hashable, Sendable {
  public enum Origin: Hashable, Sendable {
    case service
    /// The built-in places, and those that the user has imported.
    case index
  }

  public let places: [Place]
  public let origin: Origin
  /// Why the service has not answered, or why the imported places could not be searched.
  public let failure: PlacesError?

  public init(_ places: [Place], from origin: Origin, failure: PlacesError? = nil) {
    self.places = places
    self.origin = origin
    self.failure = failure
  }
}
