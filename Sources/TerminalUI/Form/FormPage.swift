/// Lines that scroll where there are too many, a notice below them, and the answers, which stay.
public struct FormPage: CompositeWidget {
  private let lines: [any Widget]
  private let notice: (any Widget)?
  private let answers: ButtonGroup
  private let scroll: ScrollState

  private static let columns = 54
  /// In fewer rows the answers scroll with the lines.
  private static let fewRows = 5

  /// Shows `notice` between the lines and the answers.
  public init(
    lines: [any Widget], notice: (any Widget)? = nil, answers: ButtonGroup, scroll: ScrollState
  ) {
    self.lines = lines
    self.notice = notice
    self.answers = answers
    self.scroll = scroll
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(Self.columns, offered.columns)
    let room = Size(columns: columns, rows: 1_000)
    let rows = lines.reduce(answers.rows(in: columns, environment) + 1) {
      $0 + $1.size(in: room, environment).rows
    }
    let noticeRows = notice?.size(in: room, environment).rows ?? 0
    return Size(columns: columns, rows: min(rows + noticeRows, offered.rows))
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    let room = Size(columns: size.columns, rows: 1_000)
    let staysInSight = size.rows >= min(Self.fewRows, self.size(in: room, environment).rows)
    let scrolled = staysInSight ? lines : lines + [answers]
    let body = Rows(scrolled.map { Part.intrinsic($0) })
    var parts: [Part] = [.flexible(Scroll(scroll, body), minimum: 1)]
    if let notice {
      let rows = notice.size(in: size, environment).rows
      parts.append(.fixed(min(rows, max(size.rows / 3, 1)), notice))
    }
    if staysInSight {
      parts.append(.fixed(answers.rows(in: size.columns, environment), answers))
    }
    return Rows(parts)
  }
}
