import RIBs

/// Shows the receipt until the user closes it.
final class ReceiptInteractor: PresentableInteractor<ReceiptSheet> {
  private weak let listener: (any ReceiptListener)?

  init(on presenter: any Presentable<ReceiptSheet>, listener: any ReceiptListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .close: listener?.receiptDidClose()
    }
  }
}
