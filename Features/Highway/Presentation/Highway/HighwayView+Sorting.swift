import TerminalRIBs
import TerminalUI

extension HighwayView {
  /// How the incidents are sorted, by keys, commands and clicks.
  var sorting: SortControls<IncidentColumn> {
    SortControls(model.listing.sort, title: \.text.phrase, sender(Action.sort))
  }
}
