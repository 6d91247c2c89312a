import Phrases
import RIBs
import TerminalRIBs
import Time

/// The root of the app: the frame around every screen.
enum AppRoot: Riblet {
  /// All that the frame shows besides the screens in it.
  struct Model: Equatable {
    /// Whether a session is open.
    var isOpen = false
    /// Whether there is a PIN to lock the session with.
    var hasPIN = false
    /// The name of the user.
    var name = ""
    /// How long ago the server of the database was lost.
    var serverLoss: Age?
    /// A notice, which disappears after a moment.
    var message: Phrase?
    /// The notices of this session that can be read again, latest first.
    var pastNotices: [PastNotice] = []
  }

  enum Action {
    case quit, lock, dismissNotice
  }
}
