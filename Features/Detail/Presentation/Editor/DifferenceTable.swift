import Phrases
import TerminalUI

/// The fields that the user and another Galbi have changed, side by side where there is room.
struct DifferenceTable: CompositeWidget {
  private let differences: [Editor.Model.Difference]

  private static let spacing = 2
  private static let narrow = 36
  /// How many rows one value may take.
  private static let valueRows = 3

  init(_ differences: [Editor.Model.Difference]) {
    self.differences = differences
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: offered.columns,
      rows: content(in: offered, environment).size(in: offered, environment).rows)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    size.columns < Self.narrow ? stacked(environment) : table(size.columns, environment)
  }

  private func table(_ columns: Int, _ environment: Environment) -> Rows {
    let language = environment.language
    let room = Size(
      columns: (columns - EditorForm.labelColumns - Self.spacing) / 2, rows: Self.valueRows)
    func line(_ label: String, _ mine: Paragraph, _ theirs: Paragraph) -> Part {
      let rows = [mine, theirs].map { $0.size(in: room, environment).rows }.max() ?? 1
      return .fixed(
        max(rows, 1),
        Columns(
          .fixed(EditorForm.labelColumns, Label(label, Style(.dim))), .fixed(room.columns, mine),
          .space(Self.spacing), .fixed(room.columns, theirs)))
    }
    let head = line(
      "", Paragraph(EditorText.mine.text(language), Style(bold: true)),
      Paragraph(EditorText.theirs.text(language), Style(bold: true)))
    return Rows(
      [head]
        + differences.map {
          line(
            EditorText.label(of: $0.field).text(language), Paragraph(text($0.mine, environment)),
            Paragraph(text($0.theirs, environment)))
        })
  }

  private func stacked(_ environment: Environment) -> Rows {
    let language = environment.language
    return Rows(
      differences.flatMap { difference -> [Part] in
        let values = [
          "\(EditorText.mine.text(language)): \(text(difference.mine, environment))",
          "\(EditorText.theirs.text(language)): \(text(difference.theirs, environment))",
        ]
        let label = Label(EditorText.label(of: difference.field).text(language), Style(.dim))
        return [.fixed(1, label)] + values.map { .intrinsic(Paragraph($0)) }
      })
  }

  private func text(_ value: String, _ environment: Environment) -> String {
    value.isEmpty ? EditorText.nothing.text(environment.language) : value
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    for difference in differences {
      speech.say(
        "\(EditorText.label(of: difference.field).text(language)): "
          + "\(EditorText.mine.text(language)) \(text(difference.mine, speech.environment)), "
          + "\(EditorText.theirs.text(language)) \(text(difference.theirs, speech.environment))")
    }
  }
}
