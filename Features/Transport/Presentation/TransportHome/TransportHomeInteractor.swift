import Editing
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time
import TopupInterface
import TransportDomain
import WalletDomain

protocol TransportHomeRouting: Routing {
  func attachTopup(amount: Won)
  func detachTopup()
  func attachReceipt(_ receipt: Receipt)
  func detachReceipt()
}

/// Calls the taxi once the user has agreed; if the balance is too small, the wallet is topped up first.
final class TransportHomeInteractor: PresentableInteractor<TransportHome>, TopupListener,
  ReceiptSheetListener
{
  weak var router: (any TransportHomeRouting)?
  private let transport: TransportUseCases
  private let wallet: Stored<WalletState>
  private let clock: any WallClock
  private let notify: Notify
  /// How many months have sums of their own.
  private static let monthCount = 6
  /// The key of the next ride, until it is paid.
  private var key = MovementKey.random()
  /// The ride that waits for the top-up.
  private var waitingRide: Ride?
  private var isReceiptShown = false
  /// Why the rides could not be read; nil once they are.
  private var unread: WalletError?
  private lazy var rides = LatestRequest("read rides", of: self)
  private lazy var measuring = LatestRequest("measure the route", of: self)
  private lazy var calling = LatestRequest("call a taxi", of: self)

  init(
    transport: TransportUseCases, wallet: Stored<WalletState>, clock: any WallClock,
    notify: @escaping Notify, on presenter: any Presentable<TransportHome>
  ) {
    self.transport = transport
    self.wallet = wallet
    self.clock = clock
    self.notify = notify
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(transport.state.map(\.route).observe { [weak self] in self?.didChange($0) })
    whileActive(
      wallet.observe { [weak self] wallet in
        self?.update { model in
          model.balance = wallet.balance
          model.condition = wallet.condition
        }
        self?.readRides()
      })
    request("read the route", notify: notify) { [transport] () throws(TransportError) in
      try await transport.readRoute()
      return nil
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let end):
      request("keep the route", notify: notify) { [transport] () throws(TransportError) in
        try await transport.changeRoute(end, text)
        return nil
      }
    case .call: ask(isRepeated: false)
    case .confirm(let offer):
      if offer == model.offer { call(offer.ride) } else { ask(isRepeated: true) }
    case .rides(let event): update { $0.rides.apply(event) }
    case .openRide(let id):
      if let ride = model.rides.all.first(where: { $0.id == id }) { show(ride) }
    }
  }

  func receiptSheetDidClose() {
    isReceiptShown = false
    router?.detachReceipt()
    // Enter on a ride shows its receipt: pressed once more, it does not call another taxi.
    model.focus.ask(for: .rides)
  }

  func topupDidFinish() {
    router?.detachTopup()
    guard let ride = waitingRide.take() else { return }
    if ride == model.ride { call(ride) } else { ask(isRepeated: true) }
  }

  func topupDidClose() {
    waitingRide = nil
    router?.detachTopup()
  }

  /// Takes the fare of a route away until the length of the new one is known.
  private func didChange(_ route: Route) {
    guard route != model.route || model.ride == nil else { return }
    update { model in
      model.route = route
      model.ride = route.names == nil ? Ride(route) : nil
      model.fault = nil
    }
    guard model.ride == nil else { return measuring.cancel() }
    measuring.ask { [transport] () throws(RouteFault) in
      try await transport.measure(route)
    } then: { [weak self] result in
      switch result {
      case .success(let ride): self?.model.ride = ride
      case .failure(let fault): self?.model.fault = fault
      }
    }
  }

  private var canCall: Bool { model.canCall && waitingRide == nil && !isReceiptShown }

  private func ask(isRepeated: Bool) {
    guard canCall, let offer = model.offer else { return }
    update { $0.question.ask(for: .init(offer: offer, isRepeated: isRepeated)) }
  }

  private func call(_ ride: Ride) {
    guard canCall else { return }
    update { model in
      model.isCalling = true
      model.failure = nil
    }
    calling.ask { [transport, key] () throws(WalletError) in
      try await transport.callTaxi(key, ride)
    } then: { [weak self] in
      self?.receive($0, of: ride)
    }
  }

  private func receive(_ result: Result<Receipt, WalletError>, of ride: Ride) {
    model.isCalling = false
    switch result {
    case .success(let receipt):
      key = .random()
      // It is listed before the rides are read again.
      let rides = model.rides.all
      if !rides.contains(where: { $0.id == receipt.id }) { list([receipt] + rides) }
      // So that the row that is marked is the one that is shown.
      update { $0.rides.apply(.select(receipt.id)) }
      show(receipt)
    case .failure(.insufficient(let missing)):
      waitingRide = ride
      // The top-up takes the place of a receipt that was opened meanwhile.
      if isReceiptShown { receiptSheetDidClose() }
      router?.attachTopup(amount: missing)
    case .failure(let error): model.failure = error
    }
  }

  private func show(_ receipt: Receipt) {
    isReceiptShown = true
    router?.attachReceipt(receipt)
  }

  /// Lists rides that are given from the latest on.
  private func list(_ rides: [Receipt]) {
    let today = Day(milliseconds: clock.now)
    update { model in
      model.today = today
      model.sums = RideSums(rides, today: today, monthCount: Self.monthCount)
      model.rides.show(rides)
    }
  }

  private func readRides() {
    guard wallet.value.condition != .opening else { return }
    rides.ask(transport.listRides) { [weak self] result in
      switch result {
      case .success(let rides):
        self?.list(rides)
        self?.tellFailedReading(nil)
      case .failure(let error): self?.tellFailedReading(error)
      }
    }
  }

  /// Says why rides could not be read until they are; why a taxi could not be called stays.
  private func tellFailedReading(_ error: WalletError?) {
    if error != nil || model.failure == unread { model.failure = error }
    unread = error
  }
}
