import Editing
import RIBs
import TerminalRIBs

/// Shows the sheet in which something is typed.
final class ProfileHomeRouter: ViewableRouter<ProfileHomeInteractor, ProfileHomeView>,
  ProfileHomeRouting
{
  private let stage: any Stage
  private lazy var entry = Slot(of: self, on: stage)

  init(interactor: ProfileHomeInteractor, view: ProfileHomeView, stage: any Stage) {
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: "profile",
      restorable: RestorableList(of: interactor, \.list, scroll: view.list))
    interactor.router = self
  }

  func attachEntry(_ prompt: Prompt) {
    entry.show(EntryBuilder().build(prompt, listener: interactor), as: .sheet)
  }

  func detachEntry() { entry.clear() }
}
