import Phrases
import TerminalUI

/// The fields that the user and another Galbi have changed, side by side where there is room.
struct DifferenceTable: CompositeWidget {
  let differences: [Editor.Model.Difference]

  private typealias Line = (label: Phrase, mine: Phrase, theirs: Phrase)

  private static let spacing = 2
  private static let narrow = 36
  /// How many rows one value may take.
  private static let valueRows = 3

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: offered.columns,
      rows: content(in: offered, environment).size(in: offered, environment).rows)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let columns = size.columns
    let (head, lines) = lines
    guard columns >= Self.narrow else {
      return Rows(
        lines.flatMap { line -> [LayoutItem] in
          [
            .fixed(1, Label(line.label, Style(.dim))),
            .intrinsic(Paragraph([head.mine, line.mine].joined(separator: ": "))),
            .intrinsic(Paragraph([head.theirs, line.theirs].joined(separator: ": "))),
          ]
        })
    }
    let labelColumns = EditorView.labelColumns(environment)
    let room = Size(
      columns: (columns - labelColumns - Self.spacing) / 2, rows: Self.valueRows)
    func row(_ line: Line, _ style: Style = .plain) -> LayoutItem {
      let (mine, theirs) = (Paragraph(line.mine, style), Paragraph(line.theirs, style))
      let rows = [mine, theirs].map { $0.size(in: room, environment).rows }.max() ?? 1
      return .fixed(
        max(rows, 1),
        Columns(
          .fixed(labelColumns, Label(line.label, Style(.dim))),
          .fixed(room.columns, mine), .space(Self.spacing), .fixed(room.columns, theirs)))
    }
    return Rows([row(head, Style(bold: true))] + lines.map { row($0) })
  }

  private var lines: (head: Line, lines: [Line]) {
    func shown(_ value: String) -> Phrase {
      value.isEmpty ? EditorText.nothing : Phrase(value)
    }
    let lines = differences.map {
      (EditorText.label(of: $0.field), shown($0.mine), shown($0.theirs))
    }
    return ((Phrase(""), EditorText.mine, EditorText.theirs), lines)
  }

  func describe(to speech: Speech) {
    let (head, lines) = lines
    for line in lines {
      let values = [[head.mine, line.mine].joined, [head.theirs, line.theirs].joined]
      let words = [line.label, values.joined(separator: ", ")].joined(separator: ": ")
      speech.say(words.text(speech.environment.language))
    }
  }
}
