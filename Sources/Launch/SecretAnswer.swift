public import Secrets

/// The result of asking for a secret.
public enum SecretAnswer {
  /// Empty if nothing was typed.
  case secret(Secret)
  /// The user pressed Ctrl-C.
  case interrupted
  case unreadable
}
