import HighwayDomain

/// What the marks of a route's map are called.
enum RouteMark {
  static let start = "start"
  static let destination = "destination"

  static func incident(_ incident: Incident) -> String { "incident \(incident.id)" }

  static func section(_ index: Int) -> String { "section \(index)" }

  static func stop(_ restArea: RoadRestArea) -> String { "stop \(restArea.id)" }
}
