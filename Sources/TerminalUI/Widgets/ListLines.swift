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
  let sections: [List.Section]
  /// The flat index of the first row of each section.
  private let firstRows: [Int]

  init(count: Int) {
    self.count = max(count, 0)
    sections = []
    firstRows = []
  }

  init(sections: [List.Section]) {
    self.sections = sections
    var count = 0
    firstRows = sections.map { section in
      defer { count += section.count }
      return count
    }
    self.count = count
  }

  var lineCount: Int { count + sections.count }

  func line(ofRow row: Int) -> Int {
    // Empty sections begin at the same row as the section after them, which counts last.
    row + sectionsBegun { firstRows[$0] <= row }
  }

  /// The content of a line below `lineCount`.
  func content(of line: Int) -> Line {
    let begun = sectionsBegun { firstRows[$0] + $0 <= line }
    guard begun > 0 else { return .row(line) }
    let header = firstRows[begun - 1] + begun - 1
    return line == header ? .header(begun - 1) : .row(line - begun)
  }

  /// The row in a line, or the one after a header; limited to the existing rows.
  func row(atOrAfter line: Int) -> Int { row(in: line) { firstRows[$0] } }

  /// The row in a line, or the one before a header; limited to the existing rows.
  func row(atOrBefore line: Int) -> Int { row(in: line) { firstRows[$0] - 1 } }

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
