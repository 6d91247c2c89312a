public import Phrases

/// Where a ride begins, and where it ends.
public enum RouteEnd: CaseIterable, Sendable {
  case origin, destination

  /// The place that it is while the user has written none.
  public var preset: Phrase {
    switch self {
    case .origin: Phrase(ko: "우리집", en: "Home")
    case .destination: Phrase(ko: "회사", en: "Office")
    }
  }
}
