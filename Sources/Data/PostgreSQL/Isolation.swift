#if PostgreSQL
  /// What a transaction sees of others.
  public enum Isolation: Sendable {
    /// Each statement sees what was committed before it; one row decides, and is locked first.
    case readCommitted
    /// As if no other transaction ran at the same time.
    case serializable

    var beginning: String {
      switch self {
      case .readCommitted: "BEGIN ISOLATION LEVEL READ COMMITTED"
      case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
      }
    }
  }
#endif
