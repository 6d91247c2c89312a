import LedgerDomain
import Phrases
import RIBs
import TerminalUI

protocol NotePresentableListener: PresentableListener {
  func didType(_ text: String)
  func didPressSave()
  func didPressEscape()
  func didChooseToGoOn()
  func didChooseToDiscard()
}

/// One field, or the question whether to give up what was written.
final class NoteView: LegacyView<NoteViewModel>, NotePresentable {
  weak var listener: (any NotePresentableListener)?
  private let field: FieldState
  private let scroll = ScrollState()
  private let save = ButtonState()
  private let cancel = ButtonState()
  private let goOn = ButtonState()
  private let discard = ButtonState()

  override init(_ model: NoteViewModel) {
    field = FieldState(model.text, limit: EntryText.limit, submission: FormText.save.phrase)
    super.init(model)
    field.onChange = { [weak self] in self?.listener?.didType($0) }
    field.onSubmit = { [weak self] _ in self?.listener?.didPressSave() }
    save.onPress = { [weak self] in self?.listener?.didPressSave() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    goOn.onPress = { [weak self] in self?.listener?.didChooseToGoOn() }
    discard.onPress = { [weak self] in self?.listener?.didChooseToDiscard() }
  }

  override func title(in environment: Environment) -> String {
    NoteText.title(model.count).text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = model.isAsking ? FormText.back : .cancel
    return [
      KeyBinding(.escape, title: title.text(environment.language)) { [weak listener] in
        listener?.didPressEscape()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard !model.isAsking else {
      return FormPage(
        lines: [Paragraph(FormText.discardQuestion.text(language))],
        answers: ButtonGroup(
          Button(FormText.goOn.text(language), goOn),
          Button(FormText.discard.text(language), discard)), scroll: scroll)
    }
    return FormPage(
      lines: [TextField(NoteText.note.text(language), field)],
      notice: Paragraph(NoteText.emptyErases.text(language), Style(.dim)),
      answers: ButtonGroup(
        Button(FormText.cancel.text(language), cancel), Button(FormText.save.text(language), save)),
      scroll: scroll)
  }
}
