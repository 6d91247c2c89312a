import RIBs
import TerminalRIBs

protocol EntryListener: Listener {
  /// All was typed and taken.
  func entryDidFinish()
  /// The user has changed their mind.
  func entryDidClose()
}

/// Builds the sheet in which something is typed.
protocol EntryBuildable: Buildable {
  func build(_ entry: Entry, listener: any EntryListener) -> any ViewableRouting
}

final class EntryBuilder: EntryBuildable {
  func build(_ entry: Entry, listener: any EntryListener) -> any ViewableRouting {
    let view = EntryView(EntryViewModel(entry))
    let interactor = EntryInteractor(entry, presenter: view, listener: listener)
    return EntryRouter(interactor: interactor, view: view)
  }
}
