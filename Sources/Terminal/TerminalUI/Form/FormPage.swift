/// Lines that scroll where there are too many, a notice below them, and the answers, which stay.
public struct FormPage: CompositeWidget {
  private let lines: [any Widget]
  private let lineRows: Int
  private let notice: (any Widget)?
  private let summary: (any Widget)?
  private let answers: ButtonGroup
  private let scroll: ScrollState
  private let mostColumns: Int

  /// The most columns of a form with one column of fields.
  public static let columns = 54
  /// In fewer rows the answers scroll with the lines.
  private static let fewRows = 5

  /// Shows `notice` between the lines and the answers, and `summary` beside the answers.
  ///
  /// `lineRows` are reserved for each line where there is room for all, so that nothing moves when a
  /// field gets an error.
  public init(
    lines: [any Widget], lineRows: Int = 0, notice: (any Widget)? = nil,
    summary: (any Widget)? = nil, answers: ButtonGroup, scroll: ScrollState,
    mostColumns: Int = FormPage.columns
  ) {
    self.mostColumns = mostColumns
    self.summary = summary
    self.lines = lines
    self.lineRows = lineRows
    self.notice = notice
    self.answers = answers
    self.scroll = scroll
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(mostColumns, offered.columns)
    return Size(columns: columns, rows: min(rows(in: columns, environment), offered.rows))
  }

  /// The rows of everything, with a blank one above the answers unless rows are reserved.
  private func rows(in columns: Int, _ environment: Environment) -> Int {
    let room = Size(columns: columns, rows: 1_000)
    let blank = lineRows > 0 ? 0 : 1
    let rows = lines.reduce(answers.rows(in: columns, environment) + blank) {
      $0 + max($1.size(in: room, environment).rows, lineRows)
    }
    return rows + (notice?.size(in: room, environment).rows ?? 0)
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    let rows = rows(in: size.columns, environment)
    let staysInSight = size.rows >= min(Self.fewRows, rows)
    let lineRows = rows <= size.rows ? lineRows : 0
    let end: any Widget =
      summary.map {
        Columns(.flexible($0), .space(size.columns < Self.columns ? 1 : 2), .intrinsic(answers))
      } ?? answers
    let scrolled = staysInSight ? lines : lines + [end]
    let body = Rows(scrolled.map { .minimum(lineRows, $0) })
    var parts: [LayoutItem] = [.flexible(Scroll(scroll, body), minimum: 1)]
    if let notice {
      let answerRows = staysInSight ? answers.rows(in: size.columns, environment) : 0
      parts.append(.notice(notice, above: answerRows, in: size, environment))
    }
    if staysInSight {
      parts.append(.fixed(answers.rows(in: size.columns, environment), end))
    }
    return Rows(parts)
  }
}

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
