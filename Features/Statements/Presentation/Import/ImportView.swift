import Editing
import LedgerDomain
import Phrases
import Secrets
import StatementsDomain
import TerminalRIBs
import TerminalUI
import Time

/// The path of a file, then what is in it.
final class ImportView: View<Import> {
  private let path = FieldState(submission: ImportText.read)
  private let password = SecretState(submission: ImportText.read)
  private let account = OptionState()
  private let choices: [StatementChoice: OptionState]
  private let accountName = FieldState(submission: ImportText.add)
  private let roles: [StatementRole: OptionState]
  // Lists that are only scrolled, whose rows have no identity: two lines may be the same.
  private let entries = ListState()
  private let invalidLines = ListState()
  // It is read once.
  private lazy var files = ListControls<Listing<FoundFile>>(
    ImportText.files, opens: ImportText.read, sender(Action.files), sender(Action.chooseFile))
  private let pathScroll = ScrollState()
  private let scroll = ScrollState()
  private let workScroll = ScrollState()
  private lazy var read = button(sends: .read)
  private lazy var unlock = ButtonState { [weak self] in self?.sendTyped() }
  /// The password in its field, for the button.
  private var typed: Secret?
  private lazy var cancel = button(sends: .close)
  private lazy var add = button(sends: .add)
  private lazy var stop = button(sends: .back)
  private lazy var otherFile = button(sends: .back)

  /// How many of the offered files are seen at once.
  private static let fileRows = 8

  override init(_ model: Model) {
    roles = Dictionary(
      uniqueKeysWithValues: StatementRole.allCases.map { ($0, OptionState()) })
    choices = Dictionary(
      uniqueKeysWithValues: StatementChoice.allCases.map { ($0, OptionState()) })
    super.init(model)
    path.onChange = sender(Action.typePath)
    path.onComplete = sender(.completePath)
    path.onSubmit = { [weak self] _ in self?.send(.read) }
    password.onChange = { [weak self] in self?.typed = $0 }
    password.onSubmit = { [weak self] _ in self?.sendTyped() }
    account.onStep = sender(Action.stepAccount)
    // What is offered is taken.
    account.onEnter = { [weak self] in self?.goOn() }
    for (choice, state) in choices {
      state.onStep = sender { .choose(choice, by: $0) }
      // What is proposed is taken.
      state.onEnter = { [weak self] in self?.goOn() }
    }
    accountName.onChange = sender(Action.typeAccount)
    accountName.onSubmit = { [weak self] _ in self?.send(.add) }
    for (role, state) in roles { state.onStep = sender { .step(role, by: $0) } }
  }

  override func modelDidChange(from old: Model) {
    if path.text != model.path { path.set(model.path) }
    if model.leavesPath != old.leavesPath {
      if model.offered.isEmpty || model.isLocked {
        focus(on: cancel)
      } else {
        focus(on: files.state)
      }
    }
    if model.isLocked != old.isLocked {
      eraseSecrets()
      if model.isLocked { focus(on: password) }
    }
    let name = model.targetName ?? ""
    if accountName.text != name { accountName.set(name) }
    if old.shownPermil != nil, model.work == nil {
      if model.preview == nil { focus(on: path) } else { focus(on: add) }
    }
    guard let preview = model.preview, old.preview == nil else { return }
    scroll.scrollToStart()
    entries.selectFirst()
    invalidLines.selectFirst()
    if !model.mapping.isUsable, let missing = firstMissing.flatMap({ roles[$0] }) {
      focus(on: missing)
    } else if let question = preview.question, let state = choices[question] {
      focus(on: state)
    } else if preview.accountQuestion != nil, !preview.statement.entries.isEmpty {
      focus(on: account)
    } else {
      focus(on: preview.bringsNothing ? otherFile : add)
    }
  }

  override func eraseSecrets() {
    password.clear()
    typed = nil
  }

  private func sendTyped() {
    guard let typed else { return }
    eraseSecrets()
    send(.unlock(typed))
  }

  private func goOn() {
    if let preview = model.preview { focus(on: preview.bringsNothing ? otherFile : add) }
  }

  /// The first role without a column among those that every statement has.
  private var firstMissing: StatementRole? {
    [.day, .text, .amount].first { model.mapping[$0] == nil }
  }

  /// The preview has long rows, and many.
  override var mostAsSheet: Size { Size(columns: 120, rows: 40) }

  override var title: Phrase { ImportText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let keys = bindings(of: Import.commands)
    guard model.preview != nil, model.shownPermil == nil else { return keys }
    return keys + [KeyBinding(title: FormText.nextField, label: "Tab") {}]
  }

  override func body(in environment: Environment) -> any Widget {
    if let permil = model.shownPermil { return workPage(permil) }
    guard let preview = model.preview else {
      return FormPage(
        lines: [
          PathField(
            ImportText.path, path, placeholder: ImportText.pathExample,
            candidates: model.assist.candidates.map { .init($0.name, isFolder: $0.isFolder) },
            hiddenCount: model.assist.hiddenCount,
            error: model.assist.failure?.phrase),
          Paragraph(ImportText.hint, Style(.dim)),
        ] + passwordLines + fileLines, notice: notice,
        answers: ButtonGroup(
          Button(FormText.cancel, cancel),
          Button(ImportText.read, model.isLocked ? unlock : read)), scroll: pathScroll)
    }
    let count = preview.new.count
    let settle = count == 0 ? ImportText.withoutEntries(preview) : nil
    func answers(_ title: Phrase) -> ButtonGroup {
      let other = Button(ImportText.otherFile, otherFile)
      return ButtonGroup(preview.bringsNothing ? [other] : [other, Button(title, add)])
    }
    return ImportPage(
      preview: preview, accountName: model.targetName == nil ? nil : accountName,
      target: model.target, account: account, mapping: model.mapping,
      choices: choices, roles: roles,
      lists: ImportLists(preview: preview, entries: entries, invalidLines: invalidLines),
      notice: notice, answers: answers(settle ?? ImportText.add(count, to: model.targetPhrase)),
      shortAnswers: answers(settle ?? ImportText.add(count)), scroll: scroll)
  }

  /// What asks for the password of a file that is locked.
  private var passwordLines: [any Widget] {
    guard model.isLocked else { return [] }
    return [
      SecretField(ImportText.password, password), Paragraph(ImportText.usualPassword, Style(.dim)),
    ]
  }

  /// The files that are offered, as many as are seen at once.
  private var fileLines: [any Widget] {
    let offered = model.offered
    guard !offered.isEmpty, !model.isLocked else { return [] }
    let list = files.list(model.list) { file in
      OneLine(
        parts: Columns(
          spacing: 2, .flexible(Label(file.name)),
          .intrinsic(Label(Moment(milliseconds: file.time).phrase(), Style(.dim)))))
    }
    return [
      Label(ImportText.files, Style(.dim)),
      Rows(.fixed(min(offered.count, Self.fileRows), list)),
    ]
  }

  private func workPage(_ permil: Int) -> WorkPage {
    let isAdding = model.work == .adding
    let sentence =
      isAdding ? ImportText.adding(model.preview?.new.count ?? 0) : ImportText.reading
    return WorkPage(
      sentence, permil: permil, hint: ImportText.cancelling,
      cancel: Button(FormText.cancel, stop), scroll: workScroll)
  }

  private var notice: (any Widget)? {
    if let failure = model.failure {
      return CompletionNotice(failure: failure.phrase)
    }
    switch model.work {
    case .reading:
      let sentence = ImportText.reading
      return model.permil.map { ProgressBar(sentence, permil: $0) } ?? LoadingText(sentence)
    case .adding: return LoadingText(ImportText.adding)
    case nil: break
    }
    if model.isCancelled { return Paragraph(ImportText.notRead, Style(.warning)) }
    guard let preview = model.preview else { return nil }
    if preview.statement.isSheetUnclear { return Paragraph(ImportText.whichSheet, Style(.warning)) }
    if preview.statement.isKindUnclear {
      let phrase = preview.statement.undirectedPhrase ?? ImportText.whichKind
      return Paragraph(phrase, Style(.warning))
    }
    if preview.bringsNothing { return Paragraph(reason(preview), Style(.warning)) }
    return ImportText.account(preview, isChosen: model.account != nil)
      .map { Paragraph($0, Style(.warning)) }
  }

  /// Why nothing would be added.
  private func reason(_ preview: ImportPreview) -> Phrase {
    guard model.mapping.isUsable else { return ImportText.unusable }
    let statement = preview.statement
    if statement.dayOrder == nil, statement.dayOrders.count > 1 {
      return ImportText.whichOrder
    }
    let isKnown = !statement.entries.isEmpty && model.targetName == nil
    return isKnown ? ImportText.allKnown : ImportText.nothingNew
  }
}
