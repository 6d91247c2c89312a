import RIBs
import TerminalRIBs

/// Shows the sheet in which something is typed.
final class ProfileHomeRouter: ViewableRouter<ProfileHomeInteractor, ProfileHomeView>,
  ProfileHomeRouting
{
  private let entryBuilder: any EntryBuildable
  private let stage: any Stage
  private lazy var entry = Slot(of: self, on: stage)

  init(
    interactor: ProfileHomeInteractor, view: ProfileHomeView, entryBuilder: any EntryBuildable,
    stage: any Stage
  ) {
    self.entryBuilder = entryBuilder
    self.stage = stage
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var segment: Segment? { "profile" }

  override var memory: Memory? { view.memory }

  override func recall(_ memory: Memory) { view.recall(memory) }

  func attachEntry(_ entry: Entry) {
    self.entry.show(entryBuilder.build(entry, listener: interactor), as: .sheet)
  }

  func detachEntry() { entry.clear() }
}
