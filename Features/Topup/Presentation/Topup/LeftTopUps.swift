import Phrases
import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// Says how top-ups ended whose forms were left before the bank had answered.
@MainActor final class LeftTopUps {
  private let wallet: WalletUseCases
  private let attempts: CardAttempts
  private let notify: Notify
  private weak var session: Interactor?
  private var requests: [MovementKey: TopUpRequest] = [:]

  init(_ wallet: WalletUseCases, attempts: CardAttempts, notify: @escaping Notify) {
    (self.wallet, self.attempts, self.notify) = (wallet, attempts, notify)
  }

  /// Begins to look for outcomes with each change of the wallet, while `session` is active.
  func start(in session: Interactor) {
    self.session = session
    session.whileActive(
      wallet.state.observe { [weak self] _ in
        for request in self?.requests.values ?? [:].values { self?.lookUp(request) }
      })
  }

  /// The form of `request` is left.
  func leave(_ request: TopUpRequest) {
    requests[request.key] = request
    session?.request("wait for a top-up", isInBackground: true) { [weak self, wallet] in
      let end = await wallet.runningTopUp(request.key)
      guard let self, !Task.isCancelled else { return }
      // The outcome of a request that the bank has never got is not stored.
      if case .failure(let error) = end, !error.mayHaveCharged {
        tell(request, .failure(error))
      } else {
        lookUp(request)
      }
    }
  }

  /// The request's form is open again, and says how it ends.
  func reopen(_ key: MovementKey) { requests[key] = nil }

  private func lookUp(_ request: TopUpRequest) {
    session?.request("look up the outcome of a top-up", isInBackground: true) {
      [weak self, wallet] in
      guard let outcome = await wallet.topUpOutcome(request.key), !Task.isCancelled else { return }
      switch outcome {
      case .charged: self?.tell(request, .success(()))
      case .refused: self?.tell(request, .failure(.cardRefused))
      case .cancelled: self?.tell(request, .failure(.bankSilent))
      }
    }
  }

  private func tell(_ request: TopUpRequest, _ end: Result<Void, WalletError>) {
    guard requests.removeValue(forKey: request.key) != nil else { return }
    switch end {
    case .success:
      attempts.didCharge(request.card)
      notify(TopupText.charged(request.amount))
    case .failure(let error):
      if case .cardRefused = error { attempts.didRefuse(request.card) }
      notify(TopupText.notCharged(request.amount, error))
    }
  }
}
