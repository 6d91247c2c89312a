import HomeInterface
import Launch
import Phrases
import SQL
import SQLite
import SampleData
import SampleDomain
import SamplePresentation
import SampleRaft
import Store
import TerminalUI

/// The samples in one session.
final class SampleComponent: SessionPart {
  let tiles: [HomeTile]
  let databases: [SessionDatabase]
  private let samples: SampleUseCases

  private static let file = "sample.sqlite"

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String) {
    let database = SQLiteDatabase(
      path: "\(folder)/\(Self.file)", migrations: SQLiteSamples.migrations,
      busyTimeout: parent.busyTimeout)
    let model = SampleModel(
      SQLiteSamples(database, log: parent.context.log), writer: parent.profileWriter(\.sample))
    samples = SampleUseCases(model, state: parent.store.stored(\.profile.sample))
    tiles = [.samples(SampleListBuilder(samples: samples, notify: parent.notify))]
    databases = [SessionDatabase(database: database, sync: samples.read)]
  }

  static let destinations = [
    Destination(SampleText.title, link: "home/sample", commands: SampleListBuilder.commands)
  ]
  static let demos = [Demo(name: "Sample", make: SampleRaft.init)]
  static let databaseChecks = [
    DatabaseCheck(file, SampleText.title, migrations: SQLiteSamples.migrations)
  ]

  func settled() async { await samples.settled() }
}
