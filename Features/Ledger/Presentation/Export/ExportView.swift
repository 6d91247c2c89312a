import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The path of the file and what is written, or the question whether to replace a file.
final class ExportView: View<Export> {
  private let path: FieldState
  private let scope = OptionState()
  private let scroll = ScrollState()
  private let questionScroll = ScrollState()
  private let workScroll = ScrollState()
  private lazy var write = button(sends: .write)
  private lazy var cancel = button(sends: .escape)
  private lazy var stop = button(sends: .escape)
  private lazy var otherName = button(sends: .chooseOtherName)
  private lazy var replace = button(sends: .replace)

  private static let labelColumns = 6

  override init(_ model: Model) {
    path = FieldState(model.path, submission: ExportText.write)
    super.init(model)
    path.onChange = { [weak self] text in
      guard let self else { return }
      // What is not taken while the file is written is not shown either.
      if self.model.isWriting { path.show(self.model.path) } else { send(.typePath(text)) }
    }
    path.onComplete = sender(.completePath)
    path.onSubmit = { [weak self] _ in self?.send(.write) }
    scope.onStep = { [weak self] _ in self?.send(.switchScope) }
  }

  override func modelDidChange(from old: Model) {
    path.show(model.path)
    if case .writing(.some) = old.state, model.state == .ready { focus(on: write) }
    // Whatever was chosen the last time: Enter must not replace anything by itself.
    if model.state == .askingToReplace, old.state != model.state { focus(on: otherName) }
    guard model.leavesPath != old.leavesPath else { return }
    if model.hasScope { focus(on: scope) } else { focus(on: cancel) }
  }

  override var title: Phrase { ExportText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Export.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    guard model.state != .askingToReplace else {
      return FormPage(
        lines: [
          Paragraph(model.path), Paragraph(ExportText.replaceQuestion),
        ],
        answers: ButtonGroup(
          Button(ExportText.otherName, otherName),
          Button(ExportText.replace, replace)), scroll: questionScroll)
    }
    if case .writing(let permil?) = model.state {
      return WorkPage(
        ExportText.writing, permil: permil,
        hint: ExportText.cancelling,
        cancel: Button(FormText.cancel, stop), scroll: workScroll)
    }
    var lines: [any Widget] = [
      PathField(
        ExportText.path, path, labelColumns: Self.labelColumns,
        candidates: model.assist.candidates.map { .init($0.name, isFolder: $0.isFolder) },
        hiddenCount: model.assist.hiddenCount, error: model.assist.failure?.phrase)
    ]
    if model.hasScope {
      let value = model.isEverything ? ExportText.everything : ExportText.shown
      lines.append(
        OptionField(
          ExportText.scope, value, scope,
          labelColumns: Self.labelColumns))
    }
    lines.append(Paragraph(ExportText.hint, Style(.dim)))
    return FormPage(
      lines: lines, notice: notice,
      answers: ButtonGroup(
        Button(FormText.cancel, cancel),
        Button(ExportText.write, write)), scroll: scroll)
  }

  private var notice: (any Widget)? {
    switch model.state {
    case .ready, .askingToReplace: nil
    case .writing: LoadingText(ExportText.writing)
    case .failed(let error): CompletionNotice(failure: error.phrase)
    }
  }
}
