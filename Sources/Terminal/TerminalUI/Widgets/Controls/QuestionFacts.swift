import Phrases

/// What a question is about: labels and values in two columns, or, in a narrow sheet, values at the right edge
/// and below the labels that leave them no room.
struct QuestionFacts: CompositeWidget {
  let facts: [(label: Phrase, value: Phrase)]

  /// The least columns between a label and its value.
  private static let gap = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let labels = facts.map { environment.columns(of: $0.label) }
    let values = facts.map { environment.columns(of: $0.value) }
    let column = (labels.max() ?? 0) + Self.gap
    // A longer value is wrapped in half of the columns.
    let isTable = column + min(values.max() ?? 0, size.columns / 2) <= size.columns
    return Rows(
      facts.indices.map { index in
        let (label, value) = facts[index]
        let isLine = labels[index] + Self.gap + values[index] <= size.columns
        guard isTable || isLine else { return .intrinsic(Stacked(label: label, value: value)) }
        return .intrinsic(
          LabelledValue(
            label, value, labelColumns: isTable ? column : size.columns - values[index]))
      })
  }

  /// A value below its label.
  private struct Stacked: CompositeWidget {
    let label: Phrase
    let value: Phrase

    func content(in size: Size, _ environment: Environment) -> any Widget {
      Rows(
        .fixed(1, Label(label, Style(.dim))),
        .intrinsic(Paragraph(value, alignment: .trailing)))
    }

    func describe(to speech: Speech) {
      LabelledValue(label, value, labelColumns: 0).describe(to: speech)
    }
  }
}
