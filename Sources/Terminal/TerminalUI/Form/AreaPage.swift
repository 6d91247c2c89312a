/// A form with one field of several lines, which takes the room that the rest leaves.
struct AreaPage: CompositeWidget {
  let area: TextArea
  let notice: (any Widget)?
  let answers: ButtonGroup

  /// In fewer rows there is only the field; keys do what the answers do.
  private static let fewRows = 5

  func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(FormPage.columns, offered.columns)
    let rows = natural(in: Size(columns: columns, rows: 1_000), environment)
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  /// The rows of everything, with a blank one above the answers.
  private func natural(in room: Size, _ environment: Environment) -> Int {
    area.size(in: room, environment).rows + (notice?.size(in: room, environment).rows ?? 0) + 1
      + answers.rows(in: room.columns, environment)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard size.rows >= Self.fewRows else { return area }
    let isRoomy = size.rows >= natural(in: size, environment)
    var parts: [LayoutItem] = [.flexible(area, minimum: 1)]
    if let notice {
      let answerRows = answers.rows(in: size.columns, environment)
      parts.append(.notice(notice, above: answerRows, in: size, environment))
    }
    parts.append(.space(isRoomy ? 1 : 0))
    return Rows(parts + [.fixed(answers.rows(in: size.columns, environment), answers)])
  }

  func describe(to speech: Speech) {
    area.describe(to: speech)
    notice?.describe(to: speech)
    answers.describe(to: speech)
  }
}
