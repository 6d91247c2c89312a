import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Shows the top-up over the form, and tells the parent how the form ends.
final class OrderFormRouter: ViewableRouter<OrderFormInteractor, OrderFormView>, OrderFormRouting {
  private let dependencies: MartDependencies
  private let stage: any Stage
  private weak let listener: (any OrderFormListener)?
  private lazy var topup = Slot(of: self)
  private weak var attachedTopup: (any TopupRouting)?

  init(
    interactor: OrderFormInteractor, view: OrderFormView, segment: Segment,
    stage: any Stage, dependencies: MartDependencies, listener: any OrderFormListener
  ) {
    self.dependencies = dependencies
    self.stage = stage
    self.listener = listener
    super.init(
      interactor: interactor, view: view, segment: segment, restorable: interactor)
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.name == Segment.topup.name else { return try await super.open(segment) }
    let linked = try segment.topupAmount(for: self)
    linked.fault.map(dependencies.topup.tell)
    if let attachedTopup {
      linked.amount.map(attachedTopup.fill)
      return attachedTopup
    }
    return showTopup(linked.amount)
  }

  /// Closes the top-up, but for unsaved input.
  override func arrive() {
    if topup.child?.hasUnsavedBelow == false { interactor.topupDidClose() }
  }

  func attachTopup(amount: Won, missing: Won) {
    let isChange = segment == OrderFormBuilder.editSegment
    _ = showTopup(amount, because: OrderFormText.reason(missing, isChange: isChange))
  }

  func detachTopup() { topup.clear() }

  func end(with order: Order) { listener?.orderFormDidEnd(order) }

  func close() { listener?.orderFormDidClose() }

  private func showTopup(_ amount: Won?, because reason: TopupReason? = nil) -> AnyRouter {
    let child = dependencies.topup.build(
      amount: amount, because: reason, on: stage, listener: interactor)
    attachedTopup = child
    topup.attach(child)
    return child
  }
}
