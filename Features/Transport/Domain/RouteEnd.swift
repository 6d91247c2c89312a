public import Phrases

/// One of the two places of a route.
public enum RouteEnd: CaseIterable, Sendable {
  case origin, destination

  /// The place while the user has typed none.
  public var preset: Phrase {
    switch self {
    case .origin: Phrase(ko: "우리집", en: "Home")
    case .destination: Phrase(ko: "회사", en: "Office")
    }
  }
}
