import LedgerDomain
import Phrases
import RIBs
import TerminalUI

protocol ImportPresentableListener: PresentableListener {
  func didType(_ path: String)
  func didPressRead()
  func didStep(_ role: StatementRole, by step: Int)
  func didPressAdd()
  func didPressEscape()
  func didPressClose()
}

/// The path of a file, then what is in it.
final class ImportView: LegacyView<ImportViewModel>, ImportPresentable {
  weak var listener: (any ImportPresentableListener)?
  private let path = FieldState(submission: ImportText.read.phrase)
  private let roles: [StatementRole: OptionState]
  private let faults = ListState()
  private let pathScroll = ScrollState()
  private let scroll = ScrollState()
  private let read = ButtonState()
  private let cancel = ButtonState()
  private let add = ButtonState()
  private let otherFile = ButtonState()

  override init(_ model: ImportViewModel) {
    roles = Dictionary(
      uniqueKeysWithValues: StatementRole.allCases.map { ($0, OptionState()) })
    super.init(model)
    path.onChange = { [weak self] in self?.listener?.didType($0) }
    path.onSubmit = { [weak self] _ in self?.listener?.didPressRead() }
    for (role, state) in roles {
      state.onStep = { [weak self] in self?.listener?.didStep(role, by: $0) }
    }
    read.onPress = { [weak self] in self?.listener?.didPressRead() }
    cancel.onPress = { [weak self] in self?.listener?.didPressClose() }
    add.onPress = { [weak self] in self?.listener?.didPressAdd() }
    otherFile.onPress = { [weak self] in self?.listener?.didPressEscape() }
  }

  override func modelDidChange(from old: ImportViewModel) {
    if path.text != model.path { path.set(model.path) }
    guard let preview = model.preview, old.preview == nil else { return }
    scroll.scrollToStart()
    if !model.mapping.isUsable, let day = roles[.day] {
      focus(on: day)
    } else {
      focus(on: preview.new.isEmpty ? otherFile : add)
    }
  }

  override func title(in environment: Environment) -> String {
    ImportText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let leaving = model.preview == nil ? FormText.cancel : FormText.back
    var bindings = [
      KeyBinding(.escape, title: leaving.text(language)) { [weak listener] in
        listener?.didPressEscape()
      }
    ]
    if model.canAdd {
      bindings.insert(
        KeyBinding(.control("s"), title: ImportText.add.text(language)) { [weak listener] in
          listener?.didPressAdd()
        }, at: 0)
    }
    return bindings
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard let preview = model.preview else {
      return FormPage(
        lines: [
          TextField(ImportText.path.text(language), path, placeholder: "~/bank.csv"),
          Paragraph(ImportText.hint.text(language), Style(.dim)),
        ], notice: notice(language),
        answers: ButtonGroup(
          Button(FormText.cancel.text(language), cancel),
          Button(ImportText.read.text(language), read)), scroll: pathScroll)
    }
    var answers = [Button(ImportText.otherFile.text(language), otherFile)]
    if !preview.new.isEmpty {
      answers.append(Button(ImportText.add(preview.new.count).text(language), add))
    }
    return ImportPreviewPage(
      preview: preview, mapping: model.mapping, environment: environment, roles: roles,
      faults: faults
    ).widget(
      notice: notice(language), answers: ButtonGroup(answers), scroll: scroll)
  }

  private func notice(_ language: Language) -> (any Widget)? {
    if let failure = model.failure {
      return Paragraph(failure.phrase.text(language), Style(.danger))
    }
    switch model.work {
    case .reading: return Paragraph(ImportText.reading.text(language), Style(.dim))
    case .adding: return Paragraph(ImportText.adding.text(language), Style(.dim))
    case nil: break
    }
    guard let preview = model.preview, preview.new.isEmpty else { return nil }
    let text = model.mapping.isUsable ? ImportText.nothingNew : .unusable
    return Paragraph(text.text(language), Style(.warning))
  }
}
