import Phrases

/// The sheet of a question.
final class QuestionView: AnyView {
  private let question: Question
  private let cancel = ButtonState()
  private let confirm = ButtonState()
  private let scroll = ScrollState(followsFocus: false)

  /// In fewer rows the buttons are right below the text, of which a row is shown at least.
  private static let rowsForGap = 3

  init(_ question: Question) {
    self.question = question
    super.init()
    cancel.onPress = { [weak self] in self?.back?() }
    confirm.onPress = { [weak self] in
      self?.back?()
      question.action()
    }
  }

  override var title: Phrase { question.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.escape, title: question.refusal) { [weak self] in self?.back?() }]
      + scroll.bindings(in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let buttons = Columns(
      .gap, .intrinsic(Button(question.refusal, cancel)), .space(2),
      .intrinsic(Button(question.answer, confirm)))
    let text = LayoutItem.intrinsic(Scroll(scroll, text))
    return Sheet(
      title: title,
      content: Adaptive { size, _ in
        let gap = size.rows < Self.rowsForGap ? 0 : 1
        return Rows(text, .space(gap), .minimum(1, buttons))
      }, isAtBottom: true)
  }

  private var text: any Widget {
    let text = Paragraph(question.text)
    guard !question.facts.isEmpty else { return text }
    return Rows(.intrinsic(QuestionFacts(facts: question.facts)), .space(1), .intrinsic(text))
  }
}
