public import Geography
public import PlacesDomain
import Services

/// The service of a run with `--offline`: it answers that there is no internet.
public struct OfflinePlaces: PlaceService {
  public init() {}

  public func search(
    _ text: String, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    throw .service(.noInternet)
  }
}
