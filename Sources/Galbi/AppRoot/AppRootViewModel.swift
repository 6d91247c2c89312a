import Phrases

/// All that the frame shows besides the screens in it.
struct AppRootViewModel: Equatable {
  /// Whether the user is in the session.
  var isOpen = false
  var name = ""
  /// A notice that goes by itself.
  var message: Phrase?
}
