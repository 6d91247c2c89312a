/// The segments of one column of a bar chart, one above the other.
struct BarStack {
  /// What one row of the column shows.
  struct Piece: Equatable {
    let series: Int
    /// How much of the row it fills from below, 1 to 8.
    let eighths: Int
    /// The series that fills the rest of the row; nil at the upper end of the column.
    let above: Int?
  }

  /// Where the segment of a series ends, in eighths of a row from the bottom.
  private var ends: [(series: Int, end: Int)] = []

  private static let eighths = 8

  /// A column of the values of all series; those that are not positive have no segment.
  ///
  /// The first series stands lowest. `top` is the value of the full height of `rows`.
  init(_ values: [Int64], top: Int64, rows: Int) {
    var sum: Int64 = 0
    for index in values.indices where values[index] > 0 && top > 0 {
      sum += values[index]
      let end = (Double(sum) / Double(top) * Double(rows * Self.eighths)).rounded()
      // The least is visible too.
      ends.append((index, max(min(Int(end), rows * Self.eighths), 1)))
    }
  }

  /// How many rows it reaches into.
  var height: Int { ((ends.last?.end ?? 0) + Self.eighths - 1) / Self.eighths }

  /// What a row shows, counted from the bottom; nil above the column.
  func piece(inRow row: Int) -> Piece? {
    let lower = row * Self.eighths
    guard row >= 0, let last = ends.last, last.end > lower,
      let first = ends.first(where: { $0.end > lower })
    else { return nil }
    let upper = lower + Self.eighths
    if first.end >= upper { return Piece(series: first.series, eighths: Self.eighths, above: nil) }
    // At the upper end there is no room for two.
    guard last.end >= upper else {
      return Piece(series: first.series, eighths: last.end - lower, above: nil)
    }
    let next = ends.first { $0.end >= upper }
    return Piece(series: first.series, eighths: first.end - lower, above: next?.series)
  }
}
