import RIBs

protocol ReceiptPresentable: LegacyPresentable {
  var listener: (any ReceiptPresentableListener)? { get set }
}

/// Waits until the user has seen the receipt.
final class ReceiptInteractor: Interactor, ReceiptPresentableListener {
  private weak let listener: (any ReceiptListener)?

  init(presenter: any ReceiptPresentable, listener: any ReceiptListener) {
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  func didPressClose() { listener?.receiptDidClose() }
}
