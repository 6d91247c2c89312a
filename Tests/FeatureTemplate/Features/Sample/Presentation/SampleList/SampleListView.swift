import Editing
import Phrases
import SampleDomain
import Store
import TerminalRIBs
import TerminalUI

/// A line for each sample, under the search while there is one.
final class SampleListView: View<SampleList> {
  private let list = ListState(activation: SampleText.open.phrase)
  private lazy var search = SearchControls(in: list, sender(Action.search))

  override init(_ model: Model) {
    super.init(model)
    list.onSelect = sender(Action.select)
    list.onActivate = { [weak self] _ in self?.send(.open) }
  }

  override func modelDidChange(from old: Model) {
    list.select(model.row)
    search.show(model.search)
  }

  override var title: Phrase { SampleText.title.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    var bindings = search.bindings(in: environment)
    guard !model.search.isTyping else { return bindings }
    if case .failed = model.samples {
      bindings.append(
        key(.character("R"), title: SampleText.retry.text(language), sends: .retry))
    }
    bindings.append(key(.character("a"), title: SampleText.add.text(language), sends: .add))
    if model.selected != nil {
      bindings.append(
        key(.character("d"), title: SampleText.delete.text(language), sends: .delete))
    }
    return bindings + [
      .undo(
        title: EditingText.undo.text(language), isHinted: model.history.canUndo,
        action: sender(.undo)),
      .redo(
        title: EditingText.redo.text(language), isHinted: model.history.canRedo,
        action: sender(.redo)),
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let rows = rows(language)
    let content: any Widget = sentence(language).map { EmptyList(rows, $0) } ?? rows
    return Padding(columns: 1, search.page(content, in: environment))
  }

  private func rows(_ language: Language) -> List {
    let rows = model.samples.value ?? []
    return List(SampleText.title.text(language), list, count: rows.count) { row in
      Columns(
        spacing: 2, .flexible(Label(rows[row].content.title)),
        .flexible(Label(rows[row].content.text, Style(.dim)), weight: 2))
    }
  }

  /// What stands in the place of the rows; nil where there are some.
  private func sentence(_ language: Language) -> (any Widget)? {
    switch model.samples {
    case .loading: return Paragraph(SampleText.loading.text(language), Style(.dim))
    case .failed(let error):
      return Paragraph(error.phrase.text(language), Style(.danger))
    case .loaded(let rows):
      guard rows.isEmpty else { return nil }
      let text: SampleText = model.search.text.isEmpty ? .empty : .nothingFound
      return Paragraph(text.text(language), Style(.dim))
    }
  }
}
