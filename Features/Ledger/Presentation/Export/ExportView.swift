import LedgerDomain
import Phrases
import RIBs
import TerminalUI

protocol ExportPresentableListener: PresentableListener {
  func didType(_ path: String)
  func didPressScope()
  func didPressWrite()
  func didChooseToReplace()
  func didChooseOtherName()
  func didPressEscape()
}

/// The path of the file and what shall be in it, or the question whether to replace one.
final class ExportView: LegacyView<ExportViewModel>, ExportPresentable {
  weak var listener: (any ExportPresentableListener)?
  private let path: FieldState
  private let scope = OptionState()
  private let scroll = ScrollState()
  private let questionScroll = ScrollState()
  private let write = ButtonState()
  private let cancel = ButtonState()
  private let otherName = ButtonState()
  private let replace = ButtonState()

  private static let labelColumns = 6

  override init(_ model: ExportViewModel) {
    path = FieldState(model.path, submission: ExportText.write.phrase)
    super.init(model)
    path.onChange = { [weak self] in self?.listener?.didType($0) }
    path.onSubmit = { [weak self] _ in self?.listener?.didPressWrite() }
    scope.onStep = { [weak self] _ in self?.listener?.didPressScope() }
    write.onPress = { [weak self] in self?.listener?.didPressWrite() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    otherName.onPress = { [weak self] in self?.listener?.didChooseOtherName() }
    replace.onPress = { [weak self] in self?.listener?.didChooseToReplace() }
  }

  override func modelDidChange(from old: ExportViewModel) {
    if path.text != model.path { path.set(model.path) }
  }

  override func title(in environment: Environment) -> String {
    ExportText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let leaving = model.state == .askingToReplace ? FormText.back : FormText.cancel
    return [
      KeyBinding(.escape, title: leaving.text(environment.language)) { [weak listener] in
        listener?.didPressEscape()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard model.state != .askingToReplace else {
      return FormPage(
        lines: [
          Paragraph(model.path), Paragraph(ExportText.replaceQuestion.text(language)),
        ],
        answers: ButtonGroup(
          Button(ExportText.otherName.text(language), otherName),
          Button(ExportText.replace.text(language), replace)), scroll: questionScroll)
    }
    var lines: [any Widget] = [
      TextField(ExportText.path.text(language), path, labelColumns: Self.labelColumns)
    ]
    if model.hasScope {
      let value = model.isEverything ? ExportText.everything : .shown
      lines.append(
        OptionField(
          ExportText.scope.text(language), value.text(language), scope,
          labelColumns: Self.labelColumns))
    }
    lines.append(Paragraph(ExportText.hint.text(language), Style(.dim)))
    return FormPage(
      lines: lines, notice: notice(language),
      answers: ButtonGroup(
        Button(FormText.cancel.text(language), cancel),
        Button(ExportText.write.text(language), write)), scroll: scroll)
  }

  private func notice(_ language: Language) -> (any Widget)? {
    switch model.state {
    case .ready, .askingToReplace: nil
    case .writing(let permil):
      ProgressBar(ExportText.writing.text(language), permil: permil)
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
