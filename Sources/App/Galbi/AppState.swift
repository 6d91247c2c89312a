import HighwayDomain
import LedgerDomain
import MartDomain
import MoviesDomain
import PeopleDomain
import Phrases
import PlacesDomain
import SessionDomain
import SettingsDomain
import TerminalRIBs
import TransportDomain
import WalletDomain

/// The state of the whole app, in groups of fields.
struct AppState {
  var settings = SettingsState()
  var session = SessionState()
  var profile = ProfileState()
  /// How many sessions were closed: tells the present session's state from that of an earlier one.
  var closedSessions = 0
  var notice = NoticeState()
}

/// What belongs to one session: it is reset as a whole when the session ends.
struct ProfileState: Equatable {
  /// When the connection to the server of the database was lost, in milliseconds since 1970; nil while
  /// there is one, and without a server.
  var serverLoss: Int64?
  var people = PeopleState()
  var wallet = WalletState()
  var ledger = LedgerState()
  var transport = TransportState()
  var movies = MoviesState()
  var highway = HighwayState()
  var places = PlacesState()
  var mart = MartState()
}

/// A notice, which is shown over any screen.
struct NoticeState: Equatable {
  private(set) var notice: ChangeNotice?
  /// Distinguishes a notice from the same one posted again.
  private(set) var number = 0

  mutating func post(_ notice: ChangeNotice) {
    self.notice = notice
    number += 1
  }

  /// Ends a notice, unless there is a later one.
  @MainActor mutating func withdraw(_ phrase: Phrase) {
    if notice?.phrase == phrase { notice = nil }
  }

  /// Ends a notice whose `u` is that of other screens.
  @MainActor mutating func endOffer() {
    if notice?.offersUndo == true { notice = nil }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.number == other.number && (one.notice == nil) == (other.notice == nil)
  }
}
