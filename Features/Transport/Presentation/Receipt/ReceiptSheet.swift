import RIBs
import WalletDomain

/// The sheet that shows a receipt.
enum ReceiptSheet: Riblet {
  typealias Model = Receipt

  enum Action {
    case close
  }
}
