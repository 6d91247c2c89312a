import Launch
import Log
import PlacesData
import PlacesDomain
import Store

/// The places in one session.
final class PlacesComponent: SessionPart {
  let places: PlacesUseCases
  private let index: SQLitePlaces

  /// `folder` is the profile's; `builtIn` is called at the first search.
  init(parent: AppComponent, folder: String, builtIn: @escaping @MainActor () -> [Place]) {
    let log = parent.context.log
    index = SQLitePlaces(folder: Self.folder(in: folder), log: log)
    let model = PlacesModel(
      index: index, recents: FileRecentPlaces(folder: "\(folder)/searches", log: log),
      builtIn: builtIn, service: { parent.placeService },
      writer: parent.profileWriter(\.places))
    places = PlacesUseCases(model, state: parent.store.stored(\.profile.places))
  }

  /// The folder of the index in that of a profile.
  static func folder(in profile: String) -> String { "\(profile)/\(SQLitePlaces.folder)" }

  static var databaseChecks: [DatabaseCheck] { [.places] }

  func settled() async {
    await places.settled()
    await index.close()
  }
}
