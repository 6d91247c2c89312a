import HighwayDomain
import Phrases
import TerminalUI
import Time

/// An incident in the list: kind, road and time, and in a second line the place and the text.
struct IncidentRow: Widget {
  let incident: Incident
  let today: Day

  private static let kindColumns = 10
  private static let separator = " · "

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let (environment, language) = (canvas.environment, canvas.environment.language)
    let time = incident.beginText(today: today)?.text(language) ?? ""
    let timeColumns = environment.columns(of: time)
    let columns = canvas.size.columns
    canvas.write(
      time, at: Point(column: columns - timeColumns), Style(.dim), columns: timeColumns)
    let kind = incident.kind.phrase.text(language)
    // Where colours do not tell which marks on the map are such ones, the signs do.
    let sign = environment.hasColors ? "" : "\(incident.kind.sign(environment.symbols)) "
    let kindColumns = (language == .korean ? 5 : Self.kindColumns) + (sign.isEmpty ? 0 : 2)
    canvas.write(sign + kind, Style(incident.kind.role, bold: true), columns: kindColumns)
    let room = max(columns - kindColumns - timeColumns - 1, 0)
    let used = canvas.write(
      incident.roadText.text(language), at: Point(column: kindColumns), Style(bold: true),
      columns: room)
    guard canvas.size.rows > 1 else { return }
    var parts = [incident.place, incident.lanes, incident.text].filter { !$0.isEmpty }
      .map { ServiceWords.phrase($0).text(language) }
    func line() -> String { parts.joined(separator: Self.separator) }
    // What would be cut goes on behind the road.
    let place = Self.separator + (parts.first ?? "")
    if parts.count > 1, environment.columns(of: line()) > columns - kindColumns,
      used + environment.columns(of: place) <= room
    {
      canvas.write(place, at: Point(column: kindColumns + used), Style(.dim))
      parts.removeFirst()
    }
    canvas.write(
      line(), at: Point(column: kindColumns, row: 1), Style(.dim),
      columns: max(columns - kindColumns, 0))
  }

  func describe(to speech: Speech) {
    speech.say(incident.words(today: today).text(speech.environment.language))
  }
}

extension Incident.Kind {
  var role: Role {
    switch self {
    case .accident, .disaster: .danger
    case .roadwork: .warning
    case .weather: .tint3
    case .other: .dim
    }
  }

  /// Stands for it on the map and in the list; kinds of one colour have one.
  func sign(_ symbols: Symbols) -> String {
    switch self {
    case .accident, .disaster: String(symbols.on)
    case .roadwork: symbols.isASCII ? "^" : "▲"
    case .weather: symbols.isASCII ? "#" : "■"
    case .other: symbols.isASCII ? "+" : "◆"
    }
  }
}
