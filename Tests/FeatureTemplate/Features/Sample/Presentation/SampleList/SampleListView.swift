import Editing
import Phrases
import SampleDomain
import Store
import TerminalRIBs
import TerminalUI

/// A line for each sample, under the search while there is one.
final class SampleListView: View<SampleList> {
  private lazy var list = ListControls<Listing<Sample>>(
    SampleText.title.phrase, opens: SampleText.open.phrase, isSearched: true,
    sender(Action.list), sender(Action.open))

  override func title(in environment: Environment) -> String {
    SampleText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    var keys: [KeyBinding] = []
    if model.samples.failure != nil {
      keys.append(key(.character("R"), title: SampleText.retry.text(language), sends: .retry))
    }
    keys.append(key(.character("a"), title: SampleText.add.text(language), sends: .add))
    if model.list.selected != nil {
      keys.append(key(.character("d"), title: SampleText.delete.text(language), sends: .delete))
    }
    keys += model.history.bindings(undo: sender(.undo), redo: sender(.redo), in: environment)
    return list.bindings(of: model.list, keys, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let status = ListStatus(
      model.samples, loading: SampleText.loading.phrase,
      empty: (model.list.isSearched ? SampleText.nothingFound : .empty).phrase)
    return Padding(
      columns: 1,
      list.list(model.list, status, in: environment) { sample in
        Columns(
          spacing: 2, .flexible(Label(sample.content.title)),
          .flexible(Label(sample.content.text, Style(.dim)), weight: 2))
      })
  }
}
