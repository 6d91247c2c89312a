import LedgerDomain
import Phrases
import RIBs
import TerminalUI

protocol EntryFormPresentableListener: PresentableListener {
  func didType(_ text: String, in field: LedgerField)
  func didPressDirection()
  func didStepCategory(by step: Int)
  func didPressSave()
  func didPressEscape()
  func didChooseToGoOn()
  func didChooseToDiscard()
}

/// The form, or the question whether to give up what was written.
final class EntryFormView: LegacyView<EntryFormViewModel>, EntryFormPresentable {
  weak var listener: (any EntryFormPresentableListener)?
  private let fields: [LedgerField: FieldState]
  private let direction = OptionState()
  private let category = OptionState()
  private let formScroll = ScrollState()
  private let questionScroll = ScrollState()
  private let save = ButtonState()
  private let cancel = ButtonState()
  private let goOn = ButtonState()
  private let discard = ButtonState()

  private static let labelColumns = 10

  override init(_ model: EntryFormViewModel) {
    fields = Dictionary(
      uniqueKeysWithValues: LedgerField.allCases.map { field in
        let isLast = field == LedgerField.allCases.last
        return (
          field,
          FieldState(
            model.draft[field], limit: EntryText.limit,
            submission: isLast ? FormText.save.phrase : nil)
        )
      })
    super.init(model)
    for (field, state) in fields {
      state.onChange = { [weak self] in self?.listener?.didType($0, in: field) }
    }
    let last = LedgerField.allCases.last
    last.flatMap { fields[$0] }?.onSubmit = { [weak self] _ in self?.listener?.didPressSave() }
    direction.onStep = { [weak self] _ in self?.listener?.didPressDirection() }
    direction.onEnter = { [weak self] in self?.focus(on: .amount) }
    category.onEnter = { [weak self] in self?.focus(on: .note) }
    category.onStep = { [weak self] step in self?.listener?.didStepCategory(by: step) }
    save.onPress = { [weak self] in self?.listener?.didPressSave() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    goOn.onPress = { [weak self] in self?.listener?.didChooseToGoOn() }
    discard.onPress = { [weak self] in self?.listener?.didChooseToDiscard() }
  }

  override func modelDidChange(from old: EntryFormViewModel) {
    for (field, state) in fields where state.text != model.draft[field] {
      state.set(model.draft[field])
    }
  }

  func focus(on field: LedgerField) {
    if let state = fields[field] { focus(on: state) }
  }

  override func title(in environment: Environment) -> String {
    EntryFormText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let leaving = model.isAsking ? FormText.back : FormText.cancel
    let escape = KeyBinding(.escape, title: leaving.text(language)) { [weak listener] in
      listener?.didPressEscape()
    }
    guard !model.isAsking else { return [escape] }
    let save = KeyBinding(.control("s"), title: FormText.save.text(language)) {
      [weak listener] in listener?.didPressSave()
    }
    return [save, KeyBinding(title: FormText.nextField.text(language), label: "Tab") {}, escape]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard !model.isAsking else {
      return FormPage(
        lines: [Paragraph(FormText.discardQuestion.text(language))],
        answers: ButtonGroup(
          Button(FormText.goOn.text(language), goOn),
          Button(FormText.discard.text(language), discard)), scroll: questionScroll)
    }
    return FormPage(
      lines: lines(language), notice: notice(language),
      answers: ButtonGroup(
        Button(FormText.cancel.text(language), cancel), Button(FormText.save.text(language), save)),
      scroll: formScroll)
  }

  private func lines(_ language: Language) -> [any Widget] {
    let way = model.draft.isReceived ? EntryFormText.received : .spent
    let lines: [(any Widget)?] = [
      textField(.day, language),
      OptionField(
        EntryFormText.direction.text(language), way.text(language), direction,
        labelColumns: Self.labelColumns),
      textField(.amount, language), textField(.text, language),
      OptionField(
        EntryFormText.category.text(language), model.draft.category.phrase.text(language),
        category, labelColumns: Self.labelColumns),
      textField(.note, language),
    ]
    return lines.compactMap(\.self)
  }

  private func textField(_ field: LedgerField, _ language: Language) -> (any Widget)? {
    fields[field].map {
      TextField(
        field.phrase.text(language), $0, labelColumns: Self.labelColumns,
        placeholder: field == .amount ? EntryFormText.unsigned.text(language) : "",
        error: model.fault(of: field)?.phrase.text(language))
    }
  }

  private func notice(_ language: Language) -> (any Widget)? {
    switch model.notice {
    case nil: nil
    case .saving: Paragraph(FormText.saving.text(language), Style(.dim))
    case .faulty: Paragraph(EntryFormText.faulty.text(language), Style(.danger))
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
