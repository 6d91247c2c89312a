public import Phrases

/// Where a ride begins and ends.
public struct Route: Hashable, Sendable {
  /// The most characters that a place can have.
  public static let placeLength = 40

  private var places: [RouteEnd: String] = [:]

  public init() {}

  /// The place as the user has typed it; empty for the preset one.
  public subscript(end: RouteEnd) -> String {
    get { places[end] ?? "" }
    set { places[end] = newValue.allSatisfy(\.isWhitespace) ? nil : newValue }
  }

  /// What the user has typed for both ends; nil where one is preset.
  public var names: (origin: String, destination: String)? {
    guard let origin = places[.origin], let destination = places[.destination] else { return nil }
    return (origin.trimmed, destination.trimmed)
  }

  /// Such as `우리집 → 회사`.
  public var phrase: Phrase {
    func text(_ language: Language) -> String {
      names(in: language).joined(separator: " → ")
    }
    return Phrase(ko: text(.korean), en: text(.english))
  }

  /// Whether it ends where it begins, in any language.
  public var isCircular: Bool {
    Language.allCases.contains { Set(names(in: $0).map { $0.lowercased() }).count == 1 }
  }

  private func names(in language: Language) -> [String] {
    RouteEnd.allCases.map { places[$0]?.trimmed ?? $0.preset.text(language) }
  }
}

/// Why a route between two known names has no ride.
public enum RouteFault: Error, Hashable, Sendable {
  /// Both names are those of one place.
  case samePlace
  /// No road leads from the one to the other.
  case noRoad
  /// Several places have the name of an end; the texts say where they are.
  case unclear(RouteEnd, [String])
}

/// Tells how long the way between two places is, in metres over roads; nil unless both are known.
public typealias RouteLength =
  @MainActor (_ origin: String, _ destination: String) async throws(RouteFault) -> Int?

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

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
