import LedgerDomain
import Storage

/// Finds the lines of a statement that are sums of others.
///
/// A line is one only if each of its amounts is the sum of a column over the lines above: those of the file,
/// those since the last sum, or those of the last day or month.
struct StatementTotals {
  private let columns: [Int]
  private let (day, text): (Int?, Int?)
  private var sums: [Span: [Int: Int64]] = [:]
  private var counts: [Span: Int] = [:]
  private var last = ""
  /// What the lines of the tables before come to.
  private let earlier: Int64

  private enum Span: CaseIterable { case file, section, month, day }

  /// Sums columns of amounts; `earlier` is the sum of other tables of the file.
  init(_ mapping: ColumnMapping, _ known: StatementColumns, earlier: Int64) {
    self.earlier = earlier
    columns = [
      mapping[.amount], mapping[.spent], mapping[.received], known.principal, known.foreignAmount,
    ].compactMap(\.self)
    (day, text) = (mapping[.day], mapping[.text])
  }

  /// Whether a line says that it is a sum, or has amounts alone.
  func mayBeTotal(_ line: FileRow) -> Bool { isBare(line) || Self.isNamed(line) }

  /// Whether a line that has a day is called a sum by nothing but words for sums, as no shop is.
  static func isSum(_ line: FileRow) -> Bool {
    line.cells.contains(where: StatementWords.isSum)
  }

  private static func isNamed(_ line: FileRow) -> Bool {
    line.cells.contains(where: StatementWords.isTotal)
  }

  private func isBare(_ line: FileRow) -> Bool {
    [day, text].allSatisfy { line.cell(at: $0).allSatisfy(\.isWhitespace) }
      && !amounts(line).isEmpty
  }

  /// Whether each amount of a line is the sum of those above, or of their magnitudes.
  mutating func isTotal(_ line: FileRow) -> Bool {
    let amounts = amounts(line)
    // A line that is not named as a sum needs two lines above it: after one it could be that entry again.
    let least = Self.isNamed(line) ? 1 : 2
    let found = Span.allCases.contains { span in
      guard let sums = sums[span], counts[span] ?? 0 >= least else { return false }
      return amounts.allSatisfy { sums[$0.key] ?? 0 == $0.value }
    }
    guard found || isTotalOfAll(amounts), !amounts.isEmpty else { return false }
    end(.section)
    return true
  }

  /// Whether a line with one amount is the sum of all tables, whose columns are others.
  private func isTotalOfAll(_ amounts: [Int: Int64]) -> Bool {
    guard let (column, amount) = amounts.first, amounts.count == 1, earlier != 0 else {
      return false
    }
    return (sums[.file]?[column] ?? 0).addingReportingOverflow(earlier).partialValue == amount
  }

  /// What the lines come to in the columns of amounts.
  var sum: Int64 {
    columns.prefix(1).reduce(earlier) {
      $0.addingReportingOverflow(sums[.file]?[$1] ?? 0).partialValue
    }
  }

  /// Adds a line that is no sum.
  mutating func add(_ line: FileRow) {
    let day = String(line.cell(at: day).prefix { !$0.isWhitespace && $0 != "T" })
    if day != last {
      end(.day)
      // The month of a day that begins with its year, in any form.
      if day.dropLast(2) != last.dropLast(2) { end(.month) }
      last = day
    }
    let amounts = amounts(line)
    for span in Span.allCases {
      counts[span, default: 0] += 1
      sums[span, default: [:]].merge(amounts) { $0.addingReportingOverflow($1).partialValue }
    }
  }

  private mutating func end(_ span: Span) { (sums[span], counts[span]) = (nil, nil) }

  private func amounts(_ line: FileRow) -> [Int: Int64] {
    columns.reduce(into: [:]) { amounts, column in
      if case .amount(let amount) = AmountText.read(line.cell(at: column)) {
        amounts[column] = amount
      }
    }
  }
}
