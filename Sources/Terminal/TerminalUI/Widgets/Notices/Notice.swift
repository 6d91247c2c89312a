public import Phrases

/// What there is to say below content, such as why it may be incomplete or out of date; cut where it would take
/// too many rows of it.
///
/// In few rows it has as many of its sentences as stand in one, or the first alone.
public struct Notice: Widget {
  private let sentences: [Phrase]

  private static let mostRows = 5
  /// In fewer rows, its own among them, the content needs them more.
  private static let fewRows = 12

  /// The sentences in the order of how much they matter.
  public init(_ sentences: [Phrase]) { self.sentences = sentences }

  private var whole: Paragraph { paragraph(sentences) }

  private func paragraph(_ sentences: [Phrase]) -> Paragraph {
    Paragraph(sentences.joined, Style(.warning))
  }

  /// The first sentences that stand in one row; at least one.
  private func first(in columns: Int, _ environment: Environment) -> Paragraph {
    let counts = sentences.indices.reversed().map { $0 + 1 }
    let fitting = counts.first {
      environment.columns(of: Array(sentences.prefix($0)).joined) <= columns
    }
    return paragraph(Array(sentences.prefix(fitting ?? 1)))
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let isLow = offered.rows < Self.fewRows
    let paragraph = isLow ? first(in: offered.columns, environment) : whole
    let rows = min((offered.rows + 1) / 2, Self.mostRows)
    return paragraph.size(in: Size(columns: offered.columns, rows: rows), environment)
  }

  public func draw(on canvas: Canvas) {
    let all = whole.size(in: Size(columns: canvas.size.columns, rows: .max), canvas.environment)
    let isWhole = all.rows <= canvas.size.rows
    canvas.noteSentence()
    (isWhole ? whole : first(in: canvas.size.columns, canvas.environment)).draw(on: canvas)
  }

  public func describe(to speech: Speech) { whole.describe(to: speech) }
}
