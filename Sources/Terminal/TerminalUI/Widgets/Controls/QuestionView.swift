import Phrases

/// The sheet of a question.
final class QuestionView: AnyView {
  private let question: Question
  private let cancel = ButtonState()
  private let confirm = ButtonState()
  private let scroll = ScrollState(followsFocus: false)

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
    return Sheet(
      title: title,
      content: Rows(
        .intrinsic(Scroll(scroll, Paragraph(question.text))), .space(1),
        .minimum(1, buttons)))
  }
}
