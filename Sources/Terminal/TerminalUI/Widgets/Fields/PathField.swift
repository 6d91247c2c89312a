public import Phrases

/// A field for the path of a file, with the names below it that its last part may have.
public struct PathField: Widget {
  /// A name with which the path may go on.
  public struct Candidate: Hashable, Sendable {
    let name: String
    let isFolder: Bool

    /// A name without its folder; a slash is drawn behind that of a folder.
    public init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }

    /// A folder ends with a slash.
    var text: String { isFolder ? "\(name)/" : name }
  }

  private let field: TextField
  private let state: FieldState
  private let candidates: [Candidate]
  /// How many more there are than are shown.
  private let hiddenCount: Int

  private static let spacing = 2
  /// How many candidates a reader says.
  private static let spokenCount = 20

  /// `candidates` stand below the text in their order, and `hiddenCount` says how many more there
  /// are.
  public init(
    _ label: some Phrased, _ state: FieldState, labelColumns: Int? = nil,
    placeholder: (any Phrased)? = nil, candidates: [Candidate] = [], hiddenCount: Int = 0,
    error: (any Phrased)? = nil
  ) {
    field = TextField(
      label, state, labelColumns: labelColumns, placeholder: placeholder, error: error)
    self.state = state
    self.candidates = candidates
    self.hiddenCount = hiddenCount
  }

  /// As many rows as it has had in these columns, so that nothing moves while the names become fewer.
  public func size(in offered: Size, _ environment: Environment) -> Size {
    var size = field.size(in: offered, environment)
    if !candidates.isEmpty {
      size.columns = offered.columns
      size.rows += grid(offered.columns, environment).rows + (hiddenCount > 0 ? 1 : 0)
    }
    let known = state.mostRows[offered.columns] ?? 0
    if size.rows > known { state.mostRows[offered.columns] = size.rows }
    size.rows = max(size.rows, known)
    return size.limited(to: offered)
  }

  /// As many names beside each other as fit, each as wide as the widest.
  private func grid(_ columns: Int, _ environment: Environment) -> (
    columns: Int, rows: Int, width: Int
  ) {
    let widest = candidates.map { environment.columns(of: $0.text) }.max() ?? 0
    let room = max(columns - Self.spacing, 1)
    let width = min(widest, room)
    let count = max((room + Self.spacing) / (width + Self.spacing), 1)
    return (count, (candidates.count + count - 1) / count, width)
  }

  public func draw(on canvas: Canvas) {
    let (size, environment) = (canvas.size, canvas.environment)
    let top = field.size(in: size, environment).rows
    field.draw(on: canvas.region(rows: 0..<min(top, size.rows)))
    guard !candidates.isEmpty else { return }
    let grid = grid(size.columns, environment)
    for (index, candidate) in candidates.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      let place = Point(
        column: Self.spacing + column * (grid.width + Self.spacing), row: top + row)
      guard place.row < size.rows else { return }
      canvas.write(
        candidate.text, at: place, Style(candidate.isFolder ? .text : .dim),
        columns: grid.width)
    }
    guard hiddenCount > 0 else { return }
    let more = TerminalText.more(hiddenCount).text(environment.language)
    canvas.write(more, at: Point(column: Self.spacing, row: top + grid.rows), Style(.dim))
  }

  public func describe(to speech: Speech) {
    field.describe(to: speech)
    guard !candidates.isEmpty else { return }
    let names = candidates.prefix(Self.spokenCount).map(\.text)
    let rest = candidates.count - names.count + hiddenCount
    let more = rest > 0 ? [TerminalText.more(rest).text(speech.environment.language)] : []
    speech.say((names + more).joined(separator: ", "))
  }
}
