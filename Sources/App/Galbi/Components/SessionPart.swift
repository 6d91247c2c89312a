import HomeInterface
import Launch
import RIBs
import TerminalUI

/// What one feature brings into a session: its databases, its tiles, its work, what Ctrl-P finds of it, its demo.
///
/// `SessionComponent.parts` lists them; the session, the doctor, the commands and the demos read
/// nothing else.
@MainActor protocol SessionPart: AnyObject {
  /// The places that Ctrl-P offers besides the tabs.
  static var destinations: [Destination] { get }

  /// Its riblets alone, on fixed data.
  static var demos: [Demo] { get }

  /// How `galbi doctor` examines each of its databases.
  static var databaseChecks: [DatabaseCheck] { get }

  /// Its tiles on home.
  var tiles: [HomeTile] { get }

  /// What Ctrl-P finds of it.
  var sources: [FinderSource] { get }

  /// Its open databases, which the session follows and closes.
  var databases: [SessionDatabase] { get }

  /// Starts what runs while the session lasts, as work of `session`.
  func start(in session: Interactor)

  /// Ends all changes of the state by the feature.
  func end()

  /// Returns when the last change is stored.
  func settled() async
}

extension SessionPart {
  static var destinations: [Destination] { [] }
  static var demos: [Demo] { [] }
  static var databaseChecks: [DatabaseCheck] { [] }
  var tiles: [HomeTile] { [] }
  var sources: [FinderSource] { [] }
  var databases: [SessionDatabase] { [] }
  func start(in session: Interactor) {}
  func end() {}
  func settled() async {}
}

/// A riblet of the app that can be launched alone, on fixed data.
struct Demo {
  /// The name of the riblet, as in `galbi demo Home`.
  let name: String
  let make: ProgramMaker
}
