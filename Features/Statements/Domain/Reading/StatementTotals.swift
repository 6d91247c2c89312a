import LedgerDomain
import Storage

/// Finds the lines of a statement that are sums of others.
///
/// A line is one only if each of its amounts is the sum of a column over the lines above: those of the file,
/// those since the last sum, or those of the last day or month.
struct StatementTotals {
  private let columns: [Int]
  private let (day, text): (Int?, Int?)
  /// How many lines a span has, and their sums in each of the columns; in the order of spans.
  private var spans: [(count: Int, sums: [Int64])]
  private var last = ""
  /// What the lines of the tables before come to.
  private let earlier: Int64

  private enum Span: Int, CaseIterable { case file, section, month, day }

  /// Sums columns of amounts; `earlier` is the sum of other tables of the file.
  init(_ mapping: ColumnMapping, _ known: StatementColumns, earlier: Int64) {
    self.earlier = earlier
    columns = [
      mapping[.amount], mapping[.spent], mapping[.received], known.principal, known.foreignAmount,
    ].compactMap(\.self)
    (day, text) = (mapping[.day], mapping[.text])
    spans = Array(
      repeating: (0, Array(repeating: 0, count: columns.count)), count: Span.allCases.count)
  }

  /// Whether a line says that it is a sum, or has amounts alone.
  func mayBeTotal(_ line: FileRow) -> Bool { isBare(line) || Self.isNamed(line) }

  /// Whether a line that has a day is called a sum by nothing but words for sums, as no shop is.
  static func isSum(_ line: FileRow) -> Bool {
    line.cells.contains(where: StatementWords.isSum)
  }

  /// Whether a line that says so has a sum that no program has calculated yet.
  static func isOpenSum(_ line: FileRow) -> Bool {
    isNamed(line)
      && line.cells.contains { cell in
        ["=SUM(", "=SUBTOTAL(", "=SUMIF("].contains(where: cell.uppercased().hasPrefix)
      }
  }

  private static func isNamed(_ line: FileRow) -> Bool {
    line.cells.contains(where: StatementWords.isTotal)
  }

  private func isBare(_ line: FileRow) -> Bool {
    [day, text].allSatisfy { line.cell(at: $0).allSatisfy(\.isWhitespace) }
      && amounts(line).contains { $0 != nil }
  }

  /// Whether each amount of a line is the sum of those above, or of their magnitudes.
  mutating func isTotal(_ line: FileRow) -> Bool {
    let amounts = amounts(line)
    // A line that is not named as a sum needs two lines above it: after one it could be that entry again.
    let least = Self.isNamed(line) ? 1 : 2
    let found = spans.contains { span in
      span.count >= least
        && zip(amounts, span.sums).allSatisfy { amount, sum in amount.map { $0 == sum } ?? true }
    }
    guard found || isTotalOfAll(amounts), amounts.contains(where: { $0 != nil }) else {
      return false
    }
    end(.section)
    return true
  }

  /// Whether a line with one amount is the sum of all tables, whose columns are others.
  private func isTotalOfAll(_ amounts: [Int64?]) -> Bool {
    guard earlier != 0, amounts.count(where: { $0 != nil }) == 1,
      let column = amounts.firstIndex(where: { $0 != nil })
    else { return false }
    return spans[Span.file.rawValue].sums[column].addingReportingOverflow(earlier).partialValue
      == amounts[column]
  }

  /// What the lines come to in the columns of amounts.
  var sum: Int64 {
    spans[Span.file.rawValue].sums.prefix(1).reduce(earlier) {
      $0.addingReportingOverflow($1).partialValue
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
    for span in spans.indices {
      spans[span].count += 1
      for case (let column, let amount?) in amounts.enumerated() {
        spans[span].sums[column] =
          spans[span].sums[column].addingReportingOverflow(amount).partialValue
      }
    }
  }

  private mutating func end(_ span: Span) {
    spans[span.rawValue] = (0, Array(repeating: 0, count: columns.count))
  }

  /// Those of a line in each of the columns.
  private func amounts(_ line: FileRow) -> [Int64?] {
    columns.map { column in
      guard case .amount(let amount) = AmountText.read(line.cell(at: column)) else { return nil }
      return amount
    }
  }
}
