/// The name of a rest area, or of its filling station, in its parts: `서울만남(부산)휴게소` is 서울만남
/// towards 부산.
public struct RestAreaName: Hashable, Sendable {
  /// Without the direction and without what it is.
  public let name: String
  /// Nil for both directions.
  public let direction: String?

  private static let kinds = ["휴게소", "주유소", "LPG충전소", "충전소"]

  /// `direction` is that of a name without one.
  public init(_ text: String, direction: String = "") {
    func withoutKind(_ text: String) -> String {
      let kind = Self.kinds.first { text.hasSuffix($0) }
      return String(text.dropLast(kind?.count ?? 0))
    }
    var name = withoutKind(text.filter { !$0.isWhitespace })
    var direction = direction
    // What follows the direction is what it is, perhaps in bytes of another encoding.
    if let open = name.lastIndex(of: "("), let close = name.lastIndex(of: ")"), open < close {
      direction = String(name[name.index(after: open)..<close])
      name = withoutKind(String(name[..<open]))
    }
    if direction.hasSuffix("방향") { direction.removeLast(2) }
    self.name = name
    // 양방향: in both directions.
    self.direction = ["", "양", "양쪽"].contains(direction) ? nil : direction
  }

  /// The item with this name and direction, else the only one in this direction of whose name this is
  /// a part, or whose name is a part of this; nil if several can be meant.
  ///
  /// Items with the same `id` are one.
  public func best<Item, ID: Hashable>(
    of items: [Item], by name: (Item) -> RestAreaName, id: (Item) -> ID
  ) -> Item? {
    let same = items.filter { name($0) == self }
    let found = same.isEmpty ? items.filter { name($0).resembles(self) } : same
    return Set(found.map(id)).count == 1 ? found[0] : nil
  }

  private func resembles(_ other: RestAreaName) -> Bool {
    guard direction == other.direction, !name.isEmpty, !other.name.isEmpty else { return false }
    return name.contains(other.name) || other.name.contains(name)
  }
}

extension RoadRestArea {
  /// Identifies it in links: its code, or else its road, name and heading.
  public var id: String { code ?? [road, name, heading].compactMap(\.self).joined(separator: "-") }

  /// As the service of fuel prices calls it: `횡성(강릉)`.
  public var stationName: String { heading.map { "\(name)(\($0))" } ?? name }

  /// What a service tells of it: by the code, else by the name.
  public func entry(in entries: [RestAreaEntry]) -> RestAreaEntry? {
    if let code, let entry = entries.first(where: { $0.code == code }) { return entry }
    return RestAreaName(name, direction: heading ?? "").best(
      of: entries, by: { RestAreaName($0.name, direction: $0.direction) }, id: \.code)
  }
}
