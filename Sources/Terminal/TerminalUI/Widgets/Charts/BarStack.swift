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

  /// The series that is seen in each row where a row can show only one, from the bottom; nil where less than
  /// half of a row is filled at the upper end, unless by the lowest series.
  ///
  /// It is the one that has most of the row, but each series is seen once if there are rows enough.
  var shades: [Int?] {
    var filled: [[Int: Int]] = Array(repeating: [:], count: height)
    var begin = 0
    for (series, end) in ends {
      for eighth in begin..<max(end, begin) {
        filled[eighth / Self.eighths][series, default: 0] += 1
      }
      begin = max(end, begin)
    }
    func most(_ row: Int) -> Int? {
      filled[row].max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
    var shades = filled.indices.map { row in
      let isLow = filled[row].values.reduce(0, +) < Self.eighths / 2
      return row > 0 && isLow && Array(filled[row].keys) != [0] ? nil : most(row)
    }
    for (series, _) in ends where !shades.contains(series) {
      let rows = filled.indices.filter { filled[$0][series] != nil }
      let row = rows.max { filled[$0][series, default: 0] < filled[$1][series, default: 0] }
      guard let row else { continue }
      let isSeenElsewhere = shades.filter { $0 == shades[row] }.count > 1
      if shades[row] == nil || isSeenElsewhere { shades[row] = series }
    }
    return shades
  }

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
