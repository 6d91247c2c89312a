import TerminalUI

/// A question and its answers, which stay in sight where the question has to be scrolled.
struct QuestionPage: Widget {
  private let question: any Widget
  private let answers: Choices
  private let scroll: ScrollState

  /// Below this many rows nothing is left blank.
  private static let fewRows = 6

  init(_ question: any Widget, _ answers: Choices, scroll: ScrollState) {
    self.question = question
    self.answers = answers
    self.scroll = scroll
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    content(offered, environment).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) {
    content(canvas.size, canvas.environment).draw(on: canvas)
  }

  private func content(_ size: Size, _ environment: Environment) -> Rows {
    Rows(
      spacing: size.rows < Self.fewRows ? 0 : 1, .flexible(Scroll(scroll, question), minimum: 1),
      .fixed(answers.rows(in: size.columns, environment), answers))
  }

  func describe(to speech: Speech) {
    question.describe(to: speech)
    answers.describe(to: speech)
  }
}
