import RIBs
import TerminalRIBs
import WalletDomain

/// The sheet that shows a receipt.
enum ReceiptSheet: Riblet {
  typealias Model = Receipt

  enum Action {
    case close
  }
}

protocol ReceiptSheetListener: Listener {
  /// The user has closed the receipt.
  func receiptSheetDidClose()
}

struct ReceiptSheetBuilder {
  @MainActor func build(
    _ receipt: Receipt, listener: any ReceiptSheetListener
  ) -> any ViewableRouting {
    let view = ReceiptSheetView(receipt)
    let interactor = LeafInteractor(on: view) { [weak listener] _ in
      listener?.receiptSheetDidClose()
    }
    return ViewableRouter(interactor: interactor, view: view)
  }
}
