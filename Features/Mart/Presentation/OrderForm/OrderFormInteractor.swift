import Editing
import MartDomain
import RIBs
import Store
import TerminalRIBs
import Time
import TopupInterface
import WalletDomain

/// Takes what the user enters, and places or changes the order; if the balance is too small, the wallet
/// is topped up first.
///
/// The request has one key as long as the form exists, also after a restart, so that it is carried out
/// once. It has no `FormFlow`, since it does not end with saving: the request may wait for the top-up, with the
/// form closed to input, and goes on from there, or ends with an order that was placed before a restart.
final class OrderFormInteractor: PresentedInteractor<OrderForm> {
  enum Progress: Equatable {
    case editing, saving, ended
    /// The request waits for the top-up; `missing` was lacking.
    case waiting(missing: Won)
  }

  private let purpose: OrderForm.Purpose
  private let mart: MartUseCases
  private let clock: any WallClock
  private(set) var key: MovementKey
  /// The version of the order to which the changes belong.
  private(set) var version: Int?
  /// Nil until it was read.
  private(set) var draft: OrderDraft?
  /// From which a new order is placed.
  private var cart = Cart()
  /// What is to be recalled in the draft.
  private(set) var remembered: RestorationState?
  /// The fields in which missing input is an error.
  private var completed: Set<OrderField> = []
  private var leaving = LeavingForm()
  var progress = Progress.editing
  /// Whether the bank has not told yet if the card was charged.
  private var isUncertain = false
  private lazy var looking = LatestRequest("look up the charge", of: self)
  private lazy var reading = LatestRequest("read the order form", of: self)
  private lazy var saving = LatestRequest("order", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: clock) { [weak self] phase in
    guard let self, let phase, let draft, progress == .saving else { return }
    respond(.saving(draft.contents.payment, phase: phase))
  }

  init(
    _ purpose: OrderForm.Purpose, mart: MartUseCases, clock: any WallClock,
    presenter: Presenter<OrderForm>
  ) {
    self.purpose = purpose
    self.mart = mart
    self.clock = clock
    key = mart.makeKey()
    version = purpose.order?.version
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    whileActive(mart.state.observe { [weak self] _ in self?.refresh() })
    whileActive(mart.state.map(\.cart).observe { [weak self] in self?.compare($0) })
    whileActive(
      mart.wallet.observe { [weak self] _ in
        self?.refresh()
        self?.lookUpCharge()
      })
    read()
  }

  override func didReceive(_ request: Request) {
    switch request {
    case .type(let text, let field):
      completed.remove(field)
      edit { $0[field] = text }
    case .finish(let field):
      completed.insert(field)
      refresh()
    case .stepQuantity(let good, let step): edit { $0.step(good, by: step) }
    case .setQuantity(let good, let quantity): edit { $0.set(good, to: quantity) }
    case .stepSpeed(let step): edit { $0.stepSpeed(by: step) }
    case .stepPayment(let step):
      edit { $0.stepPayment(by: step, among: [PaymentSource](mart.wallet.value.cards)) }
    case .switchBilling: edit { $0.switchBilling() }
    case .save: save()
    case .retry: if draft == nil { read() }
    case .leave: leave()
    case .stay:
      leaving.stay()
      respond(.asksToDiscard(false))
    case .discard: respond(.closed)
    }
  }

  private func edit(_ change: (inout OrderDraft) -> Void) {
    guard progress == .editing, var draft else { return }
    change(&draft)
    self.draft = draft
    leaving.stay()
    respond(.edited(snapshot(of: draft)))
  }

  /// Not while the order is being placed, which takes its goods out of the stock.
  func refresh() {
    if let draft, progress == .editing { respond(.updated(snapshot(of: draft))) }
  }

  /// Says at once that another Galbi has ordered what is about to be ordered here.
  private func compare(_ cart: Cart) {
    guard purpose.order == nil, draft != nil, progress == .editing, !cart.holds(self.cart) else {
      return
    }
    respond(.failed(.cartChangedElsewhere))
  }

  private func snapshot(of draft: OrderDraft) -> OrderForm.Snapshot {
    .init(draft, completed: completed, changing: purpose.order, mart)
  }

  private func leave() {
    guard progress == .editing else { return }
    if leaving.takeEscape(hasUnsaved: hasUnsaved) {
      respond(.closed)
    } else {
      respond(.asksToDiscard(leaving.isAsking))
    }
  }

  /// Reads the form again, to recall what was entered before a restart with this key.
  func read(recalling restoration: RestorationState, key: MovementKey, version: Int?) {
    (self.key, self.version) = (key, version)
    remembered = restoration
    draft = nil
    read()
  }

  private func read() {
    respond(.reading)
    let restored = remembered == nil ? nil : key
    reading.ask { [mart, purpose] () throws(MartError) in
      try await OrderFormBeginning.read(for: purpose, restored: restored, mart)
    } then: { [weak self] in
      self?.begin($0)
    }
  }

  private func begin(_ result: Result<OrderFormBeginning, MartError>) {
    switch result {
    case .success(.placed(let order)): respond(.endedBefore(order))
    case .success(.contents(let contents)) where contents.lines.isEmpty: respond(.nothingToOrder)
    case .success(.contents(let contents)):
      var draft = OrderDraft(contents)
      remembered.map { draft.restore($0) }
      self.draft = draft
      cart = mart.state.value.cart
      refresh()
    case .failure(let error): respond(.cannotRead(error))
    }
  }

  private func save() {
    guard progress == .editing, !leaving.isAsking, let draft else { return }
    leaving.stay()
    completed = Set(OrderField.all)
    refresh()
    let errors = draft.contents.errors()
    if !errors.isEmpty {
      respond(.invalid(Set(errors.keys)))
    } else if purpose.order != nil, !draft.hasChanges {
      respond(.closed)
    } else {
      submit()
    }
  }

  func submit() {
    guard let contents = draft?.contents else { return }
    progress = .saving
    isUncertain = false
    respond(.saving(contents.payment, phase: nil))
    delay.begin()
    let change: OrderRequest.Change =
      if let order = purpose.order {
        .edit(order.id, version: version ?? order.version, contents)
      } else {
        .place(contents, from: cart)
      }
    saving.ask { [mart, key] () throws(MartError) in
      try await mart.perform(key, change)
    } then: { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ result: Result<Order, MartError>) {
    delay.end()
    progress = .editing
    switch result {
    case .success(let order):
      progress = .ended
      respond(.ended(order))
    case .failure(.wallet(.insufficient(let missing))):
      progress = .waiting(missing: missing)
      respond(.insufficient(missing))
    case .failure(let error):
      // What the card has paid is in the wallet.
      if case .chargedNotOrdered = error { draft?.payFromWallet() }
      refresh()
      respond(.failed(error))
      isUncertain = error == .wallet(.bankUncertain)
      lookUpCharge()
      // Marks the goods of which others have bought too many; the error names them as well.
      request("read the stock") { [mart] in try? await mart.read() }
    }
  }
}

extension OrderFormInteractor {
  /// Says what the bank has told since: the wallet asks it again and again.
  fileprivate func lookUpCharge() {
    guard isUncertain, progress == .editing else { return }
    looking.ask { [mart, key] () throws(MartError) in
      try await mart.charges(key)
    } then: { [weak self] result in
      guard let self, isUncertain, progress == .editing, case .success(let charges) = result,
        !charges.isUncertain
      else { return }
      isUncertain = false
      respond(charges.amount > .zero ? .charged : .failed(.wallet(.bankSilent)))
    }
  }
}

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
