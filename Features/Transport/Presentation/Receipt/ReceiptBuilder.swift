import RIBs
import TerminalRIBs
import WalletDomain

protocol ReceiptListener: Listener {
  /// The user has seen it.
  func receiptDidClose()
}

/// Builds the sheet that shows what was paid.
protocol ReceiptBuildable: Buildable {
  func build(_ receipt: Receipt, listener: any ReceiptListener) -> any ViewableRouting
}

final class ReceiptBuilder: ReceiptBuildable {
  func build(_ receipt: Receipt, listener: any ReceiptListener) -> any ViewableRouting {
    let view = ReceiptView(receipt)
    let interactor = ReceiptInteractor(presenter: view, listener: listener)
    return ReceiptRouter(interactor: interactor, view: view)
  }
}

/// A leaf without a segment.
final class ReceiptRouter: ViewableRouter<ReceiptInteractor, ReceiptView> {}
