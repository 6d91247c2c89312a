/// The positions of rows and section headers among the lines of a list.
struct ListLines: Equatable {
  enum Line: Equatable {
    /// With the index of the section.
    case header(Int)
    /// With the flat index of the row.
    case row(Int)
  }

  /// The number of rows, without headers.
  let count: Int
  /// How many rows stand side by side in a line; 1 with sections.
  let across: Int
  let sections: [List.Section]
  /// The flat index of the first row of each section.
  private let firstRows: [Int]

  init(count: Int, across: Int = 1) {
    self.count = max(count, 0)
    self.across = max(across, 1)
    sections = []
    firstRows = []
  }

  init(sections: [List.Section]) {
    across = 1
    self.sections = sections
    var count = 0
    firstRows = sections.map { section in
      defer { count += section.count }
      return count
    }
    self.count = count
  }

  var lineCount: Int {
    across == 1 ? count + sections.count : (count + across - 1) / across
  }

  func line(ofRow row: Int) -> Int {
    if across > 1 { return row / across }
    // Empty sections begin at the same row as the section after them, which counts last.
    return row + sectionsBegun { firstRows[$0] <= row }
  }

  /// The section in which a row is; nil without sections.
  func section(ofRow row: Int) -> List.Section? {
    let begun = sectionsBegun { firstRows[$0] <= row }
    return begun > 0 ? sections[begun - 1] : nil
  }

  /// The content of a line below `lineCount`; the first row of several.
  func content(of line: Int) -> Line {
    if across > 1 { return .row(line * across) }
    let begun = sectionsBegun { firstRows[$0] + $0 <= line }
    guard begun > 0 else { return .row(line) }
    let header = firstRows[begun - 1] + begun - 1
    return line == header ? .header(begun - 1) : .row(line - begun)
  }

  /// The first row in a line, or the one after a header; limited to the existing rows.
  func row(atOrAfter line: Int) -> Int { row(in: line) { firstRows[$0] } }

  /// The last row in a line, or the one before a header; limited to the existing rows.
  func row(atOrBefore line: Int) -> Int {
    min(row(in: line) { firstRows[$0] - 1 } + across - 1, max(count - 1, 0))
  }

  /// The row `step` lines below `row`, or the last one of the last line; `row` itself where there is
  /// no such line.
  func row(_ step: Int, linesFrom row: Int) -> Int {
    let target = row + step * across
    if target < 0 { return across == 1 ? 0 : row % across }
    let isBelow = across > 1 && target >= count && self.line(ofRow: row) == lineCount - 1
    return isBelow ? row : min(target, max(count - 1, 0))
  }

  private func row(in line: Int, besideHeader: (Int) -> Int) -> Int {
    let row =
      switch content(of: line) {
      case .header(let section): besideHeader(section)
      case .row(let row): row
      }
    return max(min(row, count - 1), 0)
  }

  /// The number of sections that satisfy a condition, which only a prefix of them does.
  private func sectionsBegun(_ hasBegun: (Int) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if hasBegun(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
