public import Geography

/// What a map shows in one step; later layers cover earlier ones.
public enum MapLayer: Hashable, Sendable {
  /// Lines through places, in dots of one style.
  case lines([[Coordinate]], Style)
  /// Places with labels; where some would overlap, only the first is drawn.
  case marks([MapMark])
  /// Names of places, dim and not selectable, as far as there is room between marks; the first have it first.
  case names([MapName])

  var coordinates: [Coordinate] {
    switch self {
    case .lines(let lines, _): lines.flatMap(\.self)
    case .marks(let marks): marks.map(\.coordinate)
    case .names: []
    }
  }

  var marks: [MapMark] {
    switch self {
    case .lines, .names: []
    case .marks(let marks): marks
    }
  }
}

/// What a place on a map is called, such as a city.
public struct MapName: Hashable, Sendable {
  let coordinate: Coordinate
  let name: String

  /// A name whose middle is drawn at `coordinate`.
  public init(_ name: String, at coordinate: Coordinate) {
    (self.name, self.coordinate) = (name, coordinate)
  }
}

/// A place on a map that can be selected.
public struct MapMark: Hashable, Sendable {
  /// What tells one mark from all others.
  public typealias ID = String

  /// What names the mark when it is selected; unique among all marks of a map.
  public let id: ID
  /// Where on the earth the mark is.
  public let coordinate: Coordinate
  /// Drawn at the place: a symbol or a number, of a few columns.
  public let label: String
  /// How the label is drawn while the mark is not selected.
  public let style: Style
  /// What is spoken, and drawn beside the mark while that has the focus.
  public let name: String
  /// Drawn where the name has no room beside the mark.
  let short: String?

  /// A mark whose label is drawn at `coordinate`.
  ///
  /// `short` stands beside the mark where its `name` has no room.
  public init(
    _ id: ID, at coordinate: Coordinate, label: String, style: Style, name: String,
    short: String? = nil
  ) {
    self.short = short
    self.id = id
    self.coordinate = coordinate
    self.label = label
    self.style = style
    self.name = name
  }
}

extension [MapLayer] {
  /// All marks, those of the topmost layer first.
  var marks: [MapMark] { reversed().flatMap(\.marks) }
}
