import Editing
import Phrases
import SampleDomain
import Store
import TerminalRIBs
import TerminalUI

/// A line for each sample, under the search while there is one.
final class SampleListView: View<SampleList> {
  private lazy var list = ListControls<Listing<Sample>>(
    SampleText.title, isSearched: true, sender(Action.list), sender(Action.open))

  override var title: Phrase { SampleText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    list.bindings(of: model.list, bindings(of: SampleList.commands), in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    list.list(model.list, ListStatus(model.state.samples, empty: SampleText.empty)) { sample in
      Columns(
        spacing: 2, .flexible(Label(sample.content.title)),
        .flexible(Label(sample.content.text, Style(.dim)), weight: 2))
    }
  }
}
