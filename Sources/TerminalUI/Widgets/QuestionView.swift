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

  override func title(in environment: Environment) -> String {
    question.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = question.refusal.text(environment.language)
    return [KeyBinding(.escape, title: title) { [weak self] in self?.back?() }]
      + scroll.bindings(in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let buttons = Columns(
      .gap, .intrinsic(Button(question.refusal.text(language), cancel)), .space(2),
      .intrinsic(Button(question.answer.text(language), confirm)))
    return Sheet(
      title: title(in: environment),
      content: Rows(
        .intrinsic(Scroll(scroll, Paragraph(question.text.text(language)))), .space(1),
        .minimum(1, buttons)))
  }
}
