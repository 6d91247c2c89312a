import Phrases
import RIBs
import Store
import TopupInterface
import TransportDomain
import WalletDomain

protocol TransportHomeRouting: Routing {
  func attachTopup(amount: Won)
  func detachTopup()
  func attachReceipt(_ receipt: Receipt)
  func detachReceipt()
}

protocol TransportHomePresentable: LegacyPresentable {
  var listener: (any TransportHomePresentableListener)? { get set }
  func show(_ model: TransportHomeViewModel)
  /// Brings the user to the rides there were.
  func focusRides()
}

/// Calls the taxi; where the wallet has too little it is topped up first, and the ride goes on.
final class TransportHomeInteractor: Interactor, TransportHomePresentableListener, TopupListener,
  ReceiptListener
{
  weak var router: (any TransportHomeRouting)?
  private let presenter: any TransportHomePresentable
  private let dependency: any TransportHomeDependency
  private var model = TransportHomeViewModel()
  /// That of the next ride, until it is paid.
  private var key = MovementKey.random()
  /// Whether a ride goes on after the top-up.
  private var isRideWaiting = false
  private var isReceiptShown = false
  /// Counts the readings, so that a late one does not show what is old.
  private var readings = 0

  init(presenter: any TransportHomePresentable, dependency: any TransportHomeDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.transport.map(\.route).observe { [weak self] route in
        self?.show { $0.route = route }
      })
    whileActive(
      dependency.wallet.observe { [weak self] wallet in
        self?.show { model in
          model.balance = wallet.balance
          model.condition = wallet.condition
        }
      })
    whileActive(
      dependency.wallet.map { Reading(condition: $0.condition, revision: $0.revision) }
        .observe { [weak self] _ in self?.readRides() })
    request("read the route") { [dependency] in
      do throws(TransportError) {
        try await dependency.readRoute()
      } catch {
        if !Task.isCancelled { dependency.notify(error.phrase) }
      }
    }
  }

  func didType(_ text: String, at end: RouteEnd) {
    request("keep the route") { [dependency] in
      do throws(TransportError) {
        try await dependency.changeRoute(end, text)
      } catch {
        if !Task.isCancelled { dependency.notify(error.phrase) }
      }
    }
  }

  func didPressCall() {
    guard model.canCall, !isRideWaiting, !isReceiptShown else { return }
    call()
  }

  func didChooseRide(at index: Int) {
    guard let rides = model.rides, rides.indices.contains(index) else { return }
    show(rides[index])
  }

  func receiptDidClose() {
    isReceiptShown = false
    router?.detachReceipt()
    // Where one Enter more shows what was paid, and pays nothing.
    presenter.focusRides()
  }

  func topupDidFinish() {
    router?.detachTopup()
    guard isRideWaiting else { return }
    isRideWaiting = false
    call()
  }

  func topupDidClose() {
    isRideWaiting = false
    router?.detachTopup()
  }

  private func call() {
    let (key, route) = (key, model.route)
    show { model in
      model.isCalling = true
      model.failure = nil
    }
    request("call a taxi") { [self] in
      let result: Result<Receipt, WalletError>
      do throws(WalletError) {
        result = .success(try await dependency.callTaxi(key, route, dependency.language))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      show { $0.isCalling = false }
      take(result)
    }
  }

  private func take(_ result: Result<Receipt, WalletError>) {
    switch result {
    case .success(let receipt):
      key = .random()
      // It is there before the rides are read anew.
      let rides = model.rides ?? []
      if !rides.contains(where: { $0.id == receipt.id }) {
        show { $0.rides = [receipt] + rides }
      }
      show(receipt)
    case .failure(.insufficient(let missing)):
      isRideWaiting = true
      // A receipt that was looked at meanwhile makes room.
      if isReceiptShown { receiptDidClose() }
      router?.attachTopup(amount: missing)
    case .failure(let error): show { $0.failure = error }
    }
  }

  private func show(_ receipt: Receipt) {
    isReceiptShown = true
    router?.attachReceipt(receipt)
  }

  /// What has to be the same for the rides to be.
  private struct Reading: Equatable {
    let condition: WalletState.Condition
    let revision: Int
  }

  private func readRides() {
    if case .opening = dependency.wallet.value.condition { return }
    readings += 1
    let reading = readings
    request("read rides") { [self] in
      do throws(WalletError) {
        let rides = try await dependency.listReceipts(.taxi)
        guard !Task.isCancelled, reading == readings else { return }
        show { $0.rides = rides }
      } catch {
        guard !Task.isCancelled, reading == readings else { return }
        show { $0.failure = error }
      }
    }
  }

  private func show(_ change: (inout TransportHomeViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
