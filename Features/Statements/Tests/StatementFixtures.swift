import Storage

@testable import StatementsDomain

extension BankStatement {
  /// What is read of lines of cells, once `change` has chosen other columns than those that were found.
  static func read(
    _ lines: [[String]], file: String = "", _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement {
    func read(_ mapping: ColumnMapping?) -> BankStatement {
      var reading = StatementReading(mapping: mapping, file: file)
      for (index, cells) in lines.enumerated() {
        reading.receive(FileRow(number: index + 1, cells: cells))
      }
      return reading.ended()
    }
    let found = read(nil)
    var mapping = found.mapping
    change(&mapping)
    return mapping == found.mapping ? found : read(mapping)
  }
}

/// The cells of a table that is written with a bar or another sign between two of them, empty ones too.
func tableCells(_ lines: [String], separator: Character = "|") -> [[String]] {
  lines.map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
}

func tableCells(_ text: String, separator: Character = "|") -> [[String]] {
  tableCells(text.split(separator: "\n").map(String.init), separator: separator)
}
