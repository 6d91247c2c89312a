import ResourceKit

/// All that the frame shows besides the screens in it.
struct AppRootViewModel: Equatable {
  /// Where the data on the screen come from.
  enum Data: Equatable {
    case none, samples, kept
    case downloaded(Age)
  }

  /// Whether the user is in the session.
  var isOpen = false
  var name = ""
  var data = Data.none
  var isOffline = false
  /// A notice that goes by itself.
  var message: Phrase?
}
