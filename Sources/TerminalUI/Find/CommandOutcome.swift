/// What became of a command whose key was to be pressed.
public enum CommandOutcome: Sendable {
  /// Its key was pressed.
  case done
  /// The screen does not offer it now.
  case unavailable
  /// Its key would be text, since a search is being typed.
  case typing
}
