/// How the rows of the page are shared: the entries get the larger part, if there are so many, and what
/// cannot be read a small one.
struct PreviewRows {
  /// Of what the user chooses.
  let fields: Int
  /// Without the title.
  let entries: Int
  /// Without the title.
  let invalid: Int

  /// One in so many rows is for what cannot be read.
  private static let invalidShare = 6

  /// - Parameters:
  ///   - rows: How many there are in all.
  ///   - fields: How many rows the fields need.
  ///   - entries: How many entries there are.
  ///   - invalid: How many lines cannot be read.
  ///   - hasTitles: Whether each list has a row for its title.
  init(_ rows: Int, fields: Int, entries: Int, invalid: Int, hasTitles: Bool) {
    let title = hasTitles ? 1 : 0
    self.invalid = min(invalid, max(rows / Self.invalidShare, 1))
    let rest = rows - (invalid > 0 ? self.invalid + title : 0)
    let wanted = entries > 0 ? entries + title : 0
    let given = min(wanted, max(rest - fields, rest - max(rest * 2 / 5, 1)))
    self.fields = min(fields, max(rest - given, 1))
    self.entries = max(given - title, 0)
  }
}
