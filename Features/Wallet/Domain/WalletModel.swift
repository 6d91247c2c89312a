import RIBs
public import Store
public import Time

/// The one model of the wallet: it moves money, and says on every screen what there is.
@MainActor public final class WalletModel {
  let work: any WalletWork
  let bank: any Bank
  let clock: any WallClock
  private let writer: Writer<WalletState>
  let topUps = Errands<TopUpRequest, Won>()
  let payments = Errands<Payment, Receipt>()
  var opening: Errand<Void>?
  var copying: Task<Void, Never>?
  private var reads = (asked: 0, shown: 0)
  private(set) var isOver = false

  public init(
    work: any WalletWork, bank: any Bank, clock: any WallClock, writer: Writer<WalletState>
  ) {
    self.work = work
    self.bank = bank
    self.clock = clock
    self.writer = writer
  }

  /// Says nothing any more, since the state belongs to another session; money on its way arrives.
  public func end() { isOver = true }

  /// Ends, and waits until no money is on its way and nothing is written any more, before the files go.
  public func settled() async {
    end()
    _ = try? await opening?.value()
    await topUps.settled()
    await payments.settled()
    await copying?.value
  }

  func pay(_ payment: Payment) async throws(WalletError) -> Receipt {
    try await payments.value(of: payment, key: payment.key) { [self] () throws(WalletError) in
      try await ready()
      return try await noting { () throws(WalletError) in
        try await work.pay(payment, at: BookTime(time: clock.now))
      }
    } didEnd: { [self] in
      await refresh()
    }
  }

  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    if case .readOnly = condition { return try await work.receipts(of: payee) }
    try await ready()
    return try await noting { () throws(WalletError) in try await work.receipts(of: payee) }
  }

  func addCard(_ details: CardDetails) async throws(WalletError) -> Card {
    guard let number = CardNumber(details.number) else { throw .cardRefused }
    try await ready()
    let token: CardToken
    do throws(BankError) {
      token = try await bank.token(for: details, within: Self.chargeLimit)
    } catch {
      throw .bankSilent
    }
    let card = try await noting { () throws(WalletError) in
      try await work.addCard(
        issuer: number.issuer, lastFour: number.lastFour, token: token,
        at: BookTime(time: clock.now))
    }
    await refresh()
    return card
  }

  func copyTime() async -> Int64? { await work.copyTime() }

  /// Waits for the wallet to open; throws why no money can be moved.
  func ready() async throws(WalletError) {
    try await opening?.value()
    switch condition {
    case .ready: break
    case .opening: throw .opening
    case .readOnly(let error), .closed(let error): throw error
    }
  }

  /// Reads anew what is in the wallet, once it is open.
  func refresh() async {
    guard condition == .ready, !isOver else { return }
    reads.asked += 1
    let number = reads.asked
    do throws(WalletError) {
      let contents = try await noting { () throws(WalletError) in try await work.contents() }
      // An older answer may come late.
      guard number > reads.shown else { return }
      reads.shown = number
      show(contents, as: .ready)
    } catch {
      // It stands in the log, and what was known last stays.
    }
  }

  /// Takes over what another Galbi has done, which may be a sound file in a damaged one's place.
  func sync() async {
    if condition.isDamaged { await open() } else { await refresh() }
  }

  var condition: WalletState.Condition { writer.value.condition }

  func update(_ change: @escaping (inout WalletState) -> Void) {
    if !isOver { writer.update(change) }
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

  /// Does work on the books; damage that it meets closes the wallet.
  func noting<Value: Sendable>(
    _ work: () async throws(WalletError) -> Value
  ) async throws(WalletError) -> Value {
    do throws(WalletError) {
      return try await work()
    } catch {
      if error == .damaged { update { $0.condition = .closed(.damaged) } }
      throw error
    }
  }
}
