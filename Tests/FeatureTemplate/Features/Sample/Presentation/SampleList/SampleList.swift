import Editing
import RIBs
import SampleDomain
import Store
import TerminalUI

/// The list of samples, which can be searched.
enum SampleList: Riblet {
  struct Model: Equatable {
    /// What the search finds, newest first.
    var samples = Loadable<[Sample], SampleError>.loading
    /// The index of the selected row.
    var row = 0
    var search = SearchInput()
    var history = HistoryState()

    var selected: Sample? {
      guard let rows = samples.value, rows.indices.contains(row) else { return nil }
      return rows[row]
    }
  }

  enum Action {
    case select(row: Int)
    case open, add, delete, undo, redo, retry
    case search(SearchInput.Event)
  }
}
