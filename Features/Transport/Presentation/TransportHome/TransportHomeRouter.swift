import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

/// Shows the top-up before a ride and the receipt after it.
final class TransportHomeRouter: ViewableRouter<TransportHomeInteractor, TransportHomeView>,
  TransportHomeRouting
{
  static let segment: Segment = "transport"

  private let dependencies: TransportDependencies
  private let stage: any Stage
  private lazy var topup = Slot(of: self)
  private lazy var receipt = Slot(of: self, on: stage)
  private weak var attachedTopup: (any TopupRouting)?

  init(
    interactor: TransportHomeInteractor, view: TransportHomeView, stage: any Stage,
    dependencies: TransportDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: Self.segment,
      restorable: RestorableList(of: interactor, \.rides, scroll: view.rides.state))
    interactor.router = self
  }

  override var front: AnyRouter? { topup.child }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.name == Segment.topup.name else { return try await super.open(segment) }
    let linked = try segment.topupAmount(for: self)
    linked.fault.map(dependencies.topup.tell)
    if let attachedTopup {
      linked.amount.map(attachedTopup.fill)
      return attachedTopup
    }
    receipt.clear()
    return showTopup(linked.amount)
  }

  /// Closes what lies over the taxi, but for unsaved input.
  override func arrive() {
    guard !hasUnsavedBelow else { return }
    if topup.child != nil { interactor.topupDidClose() }
    if receipt.child != nil { interactor.receiptSheetDidClose() }
  }

  func attachTopup(amount: Won) {
    _ = showTopup(amount, because: TransportText.reason(missing: amount))
  }

  func detachTopup() { topup.clear() }

  func attachReceipt(_ receipt: Receipt) {
    self.receipt.show(ReceiptSheetBuilder().build(receipt, listener: interactor), as: .sheet)
  }

  func detachReceipt() { receipt.clear() }

  private func showTopup(_ amount: Won?, because reason: TopupReason? = nil) -> AnyRouter {
    let child = dependencies.topup.build(
      amount: amount, because: reason, on: stage, listener: interactor)
    attachedTopup = child
    topup.attach(child)
    return child
  }
}
