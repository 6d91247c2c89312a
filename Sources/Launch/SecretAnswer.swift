public import Secrets

/// What came of asking for a secret.
public enum SecretAnswer {
  /// Empty where nothing was typed.
  case secret(Secret)
  /// The user pressed Ctrl-C.
  case interrupted
  case unreadable
}
