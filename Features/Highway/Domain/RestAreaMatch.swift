extension RoadRestArea {
  /// Identifies it in links: its code, or else its road, name and heading.
  public var id: String { code ?? [road, name, heading].compactMap(\.self).joined(separator: "-") }

  /// As the service of fuel prices calls it: `횡성(강릉)`.
  public var stationName: String { heading.map { "\(name)(\($0))" } ?? name }

  /// What a service tells of it: by the code, else by the whole name, else by a part of the name in
  /// the same direction; nil if several fit.
  public func entry(in entries: [RestAreaEntry]) -> RestAreaEntry? {
    if let code, let entry = entries.first(where: { $0.code == code }) { return entry }
    let wanted = RestAreaName(name, direction: heading ?? "")
    let named = entries.map { (entry: $0, name: RestAreaName($0.name, direction: $0.direction)) }
    let same = named.filter { $0.name == wanted }
    let found = same.isEmpty ? named.filter { $0.name.resembles(wanted) } : same
    return Set(found.map(\.entry.code)).count == 1 ? found[0].entry : nil
  }
}

/// The name of a rest area in its parts: `서울만남(부산)휴게소` is 서울만남 towards 부산.
private struct RestAreaName: Hashable {
  let name: String
  /// Nil for both directions.
  let direction: String?

  private static let kind = "휴게소"

  /// `direction` is that of a name without one.
  init(_ text: String, direction: String) {
    func withoutKind(_ text: String) -> String {
      text.hasSuffix(Self.kind) ? String(text.dropLast(Self.kind.count)) : text
    }
    var name = withoutKind(String(text.filter { !$0.isWhitespace }))
    var direction = direction
    if name.hasSuffix(")"), let bracket = name.lastIndex(of: "(") {
      direction = String(name[name.index(after: bracket)...].dropLast())
      name = withoutKind(String(name[..<bracket]))
    }
    if direction.hasSuffix("방향") { direction.removeLast(2) }
    self.name = name
    // 양방향: in both directions.
    self.direction = ["", "양"].contains(direction) ? nil : direction
  }

  /// Whether the directions are the same and one name is a part of the other.
  func resembles(_ other: RestAreaName) -> Bool {
    guard direction == other.direction, !name.isEmpty, !other.name.isEmpty else { return false }
    return name.contains(other.name) || other.name.contains(name)
  }
}
