import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// Shows over the pairs what asks for something that only the user knows.
final class LinksRouter: ViewableRouter<LinksInteractor, LinksView>, LinksRouting {
  private let stage: any Stage
  private lazy var question = Slot(of: self, on: stage)

  init(interactor: LinksInteractor, view: LinksView, stage: any Stage) {
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: .links,
      restorable: RestorableList(of: interactor, \.list))
    interactor.router = self
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await question.open(
      segment, finding: interactor.asked(at:), show: attachInterest)
    return if let child { child } else { try await super.open(segment) }
  }

  override var front: AnyRouter? { question.child }

  func attachInterest(of proposal: LinkProposal) {
    question.show(InterestFormBuilder().build(proposal, listener: interactor), as: .sheet)
  }

  func attachAccounts(_ choice: Picker.Model) {
    question.show(PickerBuilder().build(choice, listener: interactor), as: .sheet)
  }

  func detachQuestion() { question.clear() }
}
