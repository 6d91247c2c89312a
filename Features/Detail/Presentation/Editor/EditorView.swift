import PeopleDomain
import Phrases
import RIBs
import TerminalUI

protocol EditorPresentableListener: PresentableListener {
  func didType(_ text: String, in field: PersonField)
  func didPressSave()
  func didPressEscape()
  func didChooseToGoOn()
  func didChooseToDiscard()
  func didChooseMine()
  func didChooseTheirs()
}

/// The form, or a question that has to be answered first.
final class EditorView: LegacyView<EditorViewModel>, EditorPresentable {
  weak var listener: (any EditorPresentableListener)?
  private let fields: [PersonField: FieldState]
  private let formScroll = ScrollState()
  private let questionScroll = ScrollState()
  private let save = ButtonState()
  private let cancel = ButtonState()
  private let goOn = ButtonState()
  private let discard = ButtonState()
  private let theirs = ButtonState()
  private let mine = ButtonState()

  override init(_ model: EditorViewModel) {
    let last = PersonField.allCases.last
    fields = Dictionary(
      uniqueKeysWithValues: PersonField.allCases.map { field in
        let submission = field == last ? EditorText.save.phrase : nil
        return (field, FieldState(model.draft[field], submission: submission))
      })
    super.init(model)
    for (field, state) in fields {
      state.onChange = { [weak self] in self?.listener?.didType($0, in: field) }
    }
    last.flatMap { fields[$0] }?.onSubmit = { [weak self] _ in self?.listener?.didPressSave() }
    save.onPress = { [weak self] in self?.listener?.didPressSave() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    goOn.onPress = { [weak self] in self?.listener?.didChooseToGoOn() }
    discard.onPress = { [weak self] in self?.listener?.didChooseToDiscard() }
    theirs.onPress = { [weak self] in self?.listener?.didChooseTheirs() }
    mine.onPress = { [weak self] in self?.listener?.didChooseMine() }
  }

  override func modelDidChange(from old: EditorViewModel) {
    if model.page != old.page {
      questionScroll.scrollToStart()
      // Whatever was chosen the last time: Enter must not throw anything away by itself.
      if model.page != .form { focus(on: goOn) }
    }
    for (field, state) in fields where state.text != model.draft[field] {
      state.set(model.draft[field])
    }
  }

  func focus(on field: PersonField) {
    if let state = fields[field] { focus(on: state) }
  }

  override func title(in environment: Environment) -> String {
    EditorText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let leaving = model.page == .form ? EditorText.cancel : EditorText.back
    let escape = KeyBinding(.escape, title: leaving.text(language)) { [weak listener] in
      listener?.didPressEscape()
    }
    guard model.page == .form else { return [escape] + questionScroll.bindings(in: environment) }
    let save = KeyBinding(.control("s"), title: EditorText.save.text(language)) {
      [weak listener] in listener?.didPressSave()
    }
    return [save, KeyBinding(title: EditorText.nextField.text(language), label: "Tab") {}, escape]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    switch model.page {
    case .form:
      return EditorForm(
        fields: PersonField.allCases.compactMap { textField($0, language) },
        notice: notice(language),
        buttons: ButtonGroup(
          Button(EditorText.cancel.text(language), cancel),
          Button(EditorText.save.text(language), save)), scroll: formScroll)
    case .discard:
      return QuestionPage(
        [Paragraph(EditorText.discardQuestion.text(language))],
        ButtonGroup(
          Button(EditorText.goOn.text(language), goOn),
          Button(EditorText.discard.text(language), discard)), scroll: questionScroll)
    case .conflict(let differences):
      return QuestionPage(
        [
          Paragraph(EditorText.conflictQuestion.text(language)), DifferenceTable(differences),
        ],
        ButtonGroup(
          Button(EditorText.goOn.text(language), goOn),
          Button(EditorText.theirs.text(language), theirs),
          Button(EditorText.mine.text(language), mine)), scroll: questionScroll)
    }
  }

  private func textField(_ field: PersonField, _ language: Language) -> TextField? {
    fields[field].map {
      TextField(
        EditorText.label(of: field).text(language), $0, labelColumns: EditorForm.labelColumns,
        error: model.draft.faults[field]?.phrase.text(language))
    }
  }

  private func notice(_ language: Language) -> Paragraph? {
    switch model.notice {
    case nil: nil
    case .saving: Paragraph(EditorText.saving.text(language), Style(.dim))
    case .faulty: Paragraph(EditorText.faulty.text(language), Style(.danger))
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
