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
