/// Where rows and section headers stand among the lines of a list.
struct ListLines: Equatable {
  enum Line: Equatable {
    /// By the index of the section.
    case header(Int)
    /// By the flat index of the row.
    case row(Int)
  }

  /// How many rows there are, headers not counted.
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
    // Empty sections begin at the same row as the one after them, which is the last of them.
    row + sectionsBegun { firstRows[$0] <= row }
  }

  /// What stands on a line inside `lineCount`.
  func content(of line: Int) -> Line {
    let begun = sectionsBegun { firstRows[$0] + $0 <= line }
    guard begun > 0 else { return .row(line) }
    let header = firstRows[begun - 1] + begun - 1
    return line == header ? .header(begun - 1) : .row(line - begun)
  }

  /// How many sections satisfy what the first ones do and the rest do not.
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
