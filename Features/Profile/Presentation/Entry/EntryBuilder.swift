import RIBs
import TerminalRIBs

protocol EntryListener: Listener {
  /// All answers were accepted, or the user has cancelled.
  func entryDidClose()
}

/// Builds the sheet in which something is typed.
struct EntryBuilder {
  @MainActor func build(
    _ prompt: Prompt, listener: any EntryListener
  ) -> any ViewableRouting {
    let view = EntryView(Entry.Model(prompt))
    let interactor = EntryInteractor(prompt, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, restorable: view)
  }
}
