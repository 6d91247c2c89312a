import Phrases
import PlacesData
import PlacesDomain
import SQL
import SQLite
import Storage

extension DatabaseCheck {
  static let places = DatabaseCheck(
    "\(SQLitePlaces.folder)/\(SQLitePlaces.file)", Phrase(ko: "장소", en: "places"),
    migrations: SQLitePlaces.migrations
  ) { error, _ in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return PlacesError.damagedIndex.phrase
  }
}
