extension LayoutItem {
  /// The rows of the fields that a notice leaves.
  private static let fieldRows = 3

  /// What a form of a size says below its fields, with the rows that it needs as far as some fields
  /// stay in sight above it.
  ///
  /// `answerRows` are below it.
  public static func notice(
    _ notice: any Widget, above answerRows: Int, in size: Size, _ environment: Environment
  ) -> LayoutItem {
    let room = size.rows - answerRows - fieldRows
    return .fixed(min(notice.size(in: size, environment).rows, max(room, 1)), notice)
  }
}
