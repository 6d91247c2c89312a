import TerminalUI

/// A question and its answers, which stay in sight while the question scrolls.
struct QuestionPage: CompositeWidget {
  private let question: [any Widget]
  private let answers: ButtonGroup
  private let scroll: ScrollState

  /// In fewer rows there are no blank rows.
  private static let fewRows = 10

  /// The parts of `question` are drawn one below the other.
  init(_ question: [any Widget], _ answers: ButtonGroup, scroll: ScrollState) {
    self.question = question
    self.answers = answers
    self.scroll = scroll
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let spacing = size.rows < Self.fewRows ? 0 : 1
    let answerRows = answers.rows(in: size.columns, environment)
    let parts = question.map { Part.intrinsic($0) }
    let answerPart = Part.fixed(answerRows, answers)
    guard answerRows < size.rows - 1 else { return Scroll(scroll, Rows(parts + [answerPart])) }
    return Rows(
      spacing: spacing, .flexible(Scroll(scroll, Rows(spacing: spacing, parts)), minimum: 1),
      answerPart)
  }
}
