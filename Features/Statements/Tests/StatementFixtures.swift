import Storage

@testable import StatementsDomain

extension BankStatement {
  /// What is read of lines of cells, once `change` has chosen other columns than those that were found.
  static func read(
    _ lines: [[String]], _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement {
    func read(_ mapping: ColumnMapping?) -> BankStatement {
      var reading = StatementReading(mapping: mapping)
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
