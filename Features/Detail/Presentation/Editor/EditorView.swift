import PeopleDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The form, or a question that has to be answered first.
final class EditorView: View<Editor> {
  private let fields: [PersonField: FieldState]
  private let formScroll = ScrollState()
  private let questionScroll = ScrollState()
  /// Of the keys alone: this form has questions, and errors of fields, of its own.
  private lazy var controls = FormControls(sender(Action.form))
  private lazy var save = button(sends: .form(.save))
  private lazy var cancel = button(sends: .form(.leave))
  private lazy var goOn = button(sends: .form(.stay))
  private lazy var discard = button(sends: .form(.discard))
  private lazy var theirs = button(sends: .keepTheirs)
  private lazy var mine = button(sends: .keepMine)

  /// A field and a row for its error.
  private static let fieldRows = 2
  /// In fewer rows a question has no blank rows.
  private static let fewRows = 10

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: PersonField.allCases.map { ($0, FieldState(model.draft[$0])) })
    super.init(model)
    for (field, state) in fields {
      state.onChange = { [weak self] in self?.send(.type($0, in: field)) }
    }
    let last = PersonField.allCases.last.flatMap { fields[$0] }
    last?.submission = FormText.save
    last?.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
  }

  override func modelDidChange(from old: Model) {
    if model.page != old.page {
      questionScroll.scrollToStart()
      // Whatever was chosen the last time: Enter must not discard anything by itself.
      if model.page != .form { focus(on: goOn) }
    }
    for (field, state) in fields where state.text != model.draft[field] {
      state.set(model.draft[field])
    }
    if let state = model.form.focus(since: old.form).flatMap({ fields[$0] }) { focus(on: state) }
  }

  override var title: Phrase { EditorText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let isForm = model.page == .form
    return controls.bindings(isAsking: !isForm)
      + (isForm ? [] : questionScroll.bindings(in: environment))
  }

  override func body(in environment: Environment) -> any Widget {
    switch model.page {
    case .form:
      return FormPage(
        lines: PersonField.allCases.compactMap { textField($0, environment) },
        lineRows: Self.fieldRows, notice: model.form.notice?.widget,
        answers: ButtonGroup(Button(FormText.cancel, cancel), Button(FormText.save, save)),
        scroll: formScroll)
    case .discard:
      return question(
        [Paragraph(EditorText.discardQuestion)],
        ButtonGroup(Button(EditorText.goOn, goOn), Button(FormText.discard, discard)))
    case .conflict(let differences):
      return question(
        [
          Paragraph(EditorText.conflictQuestion),
          DifferenceTable(differences: differences),
        ],
        ButtonGroup(
          Button(EditorText.goOn, goOn), Button(EditorText.theirs, theirs),
          Button(EditorText.mine, mine)))
    }
  }

  /// The columns of the longest label and of the space behind it.
  static func labelColumns(_ environment: Environment) -> Int {
    let labels = PersonField.allCases.map { environment.columns(of: EditorText.label(of: $0)) }
    return (labels.max() ?? 0) + 2
  }

  private func textField(_ field: PersonField, _ environment: Environment) -> TextField? {
    fields[field].map {
      TextField(
        EditorText.label(of: field), $0,
        labelColumns: Self.labelColumns(environment),
        error: model.draft.errors[field]?.phrase)
    }
  }

  /// The lines of a question and its answers, which stay in sight while the question scrolls.
  private func question(_ lines: [any Widget], _ answers: ButtonGroup) -> any Widget {
    Adaptive { [questionScroll] size, environment in
      let spacing = size.rows < Self.fewRows ? 0 : 1
      let answerRows = answers.rows(in: size.columns, environment)
      let lines = lines.map { LayoutItem.intrinsic($0) }
      let answers = LayoutItem.fixed(answerRows, answers)
      guard answerRows < size.rows - 1 else {
        return Scroll(questionScroll, Rows(lines + [answers]))
      }
      return Rows(
        spacing: spacing,
        .flexible(Scroll(questionScroll, Rows(spacing: spacing, lines)), minimum: 1), answers)
    }
  }
}
