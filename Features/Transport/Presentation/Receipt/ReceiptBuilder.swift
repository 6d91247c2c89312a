import RIBs
import TerminalRIBs
import WalletDomain

protocol ReceiptListener: Listener {
  /// The user has closed the receipt.
  func receiptDidClose()
}

/// Builds the sheet that shows a receipt.
@MainActor struct ReceiptBuilder {
  func build(_ receipt: Receipt, listener: any ReceiptListener) -> any ViewableRouting {
    let view = ReceiptView(receipt)
    let interactor = ReceiptInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
