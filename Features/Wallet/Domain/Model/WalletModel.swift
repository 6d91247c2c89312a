import RIBs
import Storage
public import Store
public import Time

/// Moves money, and publishes the contents of the wallet as `WalletState`.
@MainActor public final class WalletModel {
  let repository: any WalletRepository
  let bank: any Bank
  let clock: any WallClock
  private let writer: Writer<WalletState>
  let topUps = InFlight<TopUpRequest, Won>()
  let payments = InFlight<Payment, Receipt>()
  var opening: SharedTask<Void>?
  var backup: Task<Void, Never>?
  let stateWaiters = AsyncCondition()
  private var reads = (started: 0, shown: 0)
  private(set) var isEnded = false

  public init(
    repository: any WalletRepository, bank: any Bank, clock: any WallClock,
    writer: Writer<WalletState>
  ) {
    self.repository = repository
    self.bank = bank
    self.clock = clock
    self.writer = writer
  }

  /// Stops writing the state, which belongs to another session from now on; running requests
  /// continue.
  public func end() { isEnded = true }

  /// Ends, and returns when no request is running and nothing is being written.
  ///
  /// Call it before the databases are closed.
  public func settled() async {
    end()
    _ = try? await opening?.value()
    await topUps.settled()
    await payments.settled()
    await backup?.value
  }

  func pay(_ payment: Payment) async throws(WalletError) -> Receipt {
    try await payments.value(of: payment, key: payment.key) { [self] () throws(WalletError) in
      try await ready()
      return try await closingOnDamage { () throws(WalletError) in
        try await repository.pay(payment, at: timeOfMovement())
      }
    } didEnd: { [self] in
      await refresh()
    }
  }

  /// The time, if it is one that a book can have.
  func timeOfMovement() throws(WalletError) -> Int64 {
    let now = clock.now
    guard Day.times.contains(now) else { throw .wrongClock }
    return now
  }

  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    if case .readOnly = state.condition { return try await repository.receipts(of: payee) }
    try await ready()
    return try await closingOnDamage { () throws(WalletError) in
      try await repository.receipts(of: payee)
    }
  }

  /// Waits until the wallet is open; throws if money cannot be moved.
  func ready() async throws(WalletError) {
    try await opening?.value()
    switch state.condition {
    case .ready: break
    case .opening: throw .opening
    case .readOnly(let error), .closed(let error): throw error
    }
  }

  /// Reloads the contents of an open wallet; keeps the last known contents on failure.
  func refresh() async {
    guard state.condition == .ready, !isEnded else { return }
    reads.started += 1
    let number = reads.started
    let contents = try? await closingOnDamage { () throws(WalletError) in
      try await repository.contents()
    }
    // A read that was started earlier may end later.
    guard let contents, number > reads.shown else { return }
    reads.shown = number
    show(contents, as: .ready)
  }

  /// Loads what another process has changed, which may be a repair of the damaged wallet; opens one whose
  /// server could not be reached.
  func sync() async {
    let isWaiting = [.storage(.unreachable), .storage(.slow)].contains(state.condition.problem)
    if state.condition.isDamaged || isWaiting { await open() } else { await refresh() }
  }

  var state: WalletState { writer.value }

  func update(_ change: @escaping (inout WalletState) -> Void) {
    guard !isEnded else { return }
    writer.update(change)
    stateWaiters.resume()
  }

  func show(_ contents: WalletContents, as condition: WalletState.Condition) {
    let unsettled = contents.unsettled.filter { !topUps.isRunning($0.key) }.count
    update { state in
      state.condition = condition
      state.balance = contents.balance
      state.cards = contents.cards
      state.unsettled = unsettled
      state.revision += 1
    }
  }

  /// Performs an operation of the repository, and closes the wallet if it finds damage.
  func closingOnDamage<Value: Sendable>(
    _ operation: () async throws(WalletError) -> Value
  ) async throws(WalletError) -> Value {
    do throws(WalletError) {
      return try await operation()
    } catch {
      if error == .storage(.damaged) { update { $0.condition = .closed(error) } }
      throw error
    }
  }
}
