import HomeInterface
import Launch
import Phrases
import RIBs
import SQLite
import SampleData
import SampleDomain
import SamplePresentation
import SampleRaft
import Store
import TerminalUI

/// The samples in one session.
final class SampleComponent: SessionPart, SampleDependency {
  let samples: SampleUseCases
  let notify: Notify
  private let database: Database

  private static let file = "sample.sqlite"

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String) {
    notify = parent.notify
    database = Database(
      path: "\(folder)/\(Self.file)", migrations: SQLiteSamples.migrations,
      busyTimeout: parent.busyTimeout)
    let model = SampleModel(
      SQLiteSamples(database, log: parent.surroundings.log),
      writer: parent.profileWriter(\.sample))
    samples = SampleUseCases(model, state: parent.store.stored(\.profile.sample))
  }

  static var destinations: [Destination] {
    [Destination(SampleText.title.phrase, link: "home/sample")]
  }
  static var demos: [Demo] { [Demo("Sample", SampleRaft.init)] }
  static var databaseChecks: [DatabaseCheck] {
    [DatabaseCheck(file, SampleText.title.phrase, migrations: SQLiteSamples.migrations)]
  }

  var tiles: [HomeTile] { [.samples(self)] }

  var databases: [SessionDatabase] { [SessionDatabase(database: database, sync: samples.read)] }

  func settled() async { await samples.settled() }
}
