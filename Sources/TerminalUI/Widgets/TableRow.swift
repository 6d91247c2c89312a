/// A row of a table, with one cell per column.
public struct TableRow: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    let text: String
    let style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  let cells: [Cell]
  let isMarked: Bool

  public init(_ cells: [Cell], isMarked: Bool = false) {
    self.cells = cells
    self.isMarked = isMarked
  }
}
