import Editing
import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI

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
      restorable: ProfilePlace(interactor, scroll: view.list))
    interactor.router = self
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await entry.open(segment, finding: interactor.prompt(at:), show: attachEntry)
    return if let child { child } else { try await super.open(segment) }
  }

  func attachEntry(_ prompt: Prompt) {
    entry.show(EntryBuilder().build(prompt, listener: interactor), as: .sheet)
  }

  func detachEntry() { entry.clear() }
}

/// Restores the list with its place, and shows the servers and keys if that is one of them.
@MainActor private final class ProfilePlace: Restorable {
  private let interactor: ProfileHomeInteractor
  private let list: RestorableList<ProfileHome, ProfileLine>

  init(_ interactor: ProfileHomeInteractor, scroll: ListState) {
    self.interactor = interactor
    list = RestorableList(of: interactor, \.list, scroll: scroll)
  }

  var restorationState: RestorationState? { list.restorationState }

  func restore(_ restoration: RestorationState) {
    if let name = restoration["id"] { interactor.update { $0.unfold(for: name) } }
    list.restore(restoration)
  }
}
