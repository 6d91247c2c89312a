import MartDomain
import RIBs
import TopupInterface
import WalletDomain

extension OrderFormInteractor: TopupListener {
  func topupDidFinish() {
    respond(.topupEnded)
    if case .waiting = progress { submit() }
  }

  func topupDidClose() {
    respond(.topupEnded)
    guard case .waiting(let missing) = progress else { return }
    progress = .editing
    refresh()
    respond(.failed(.wallet(.insufficient(missing: missing))))
  }
}
