public import Editing
public import Phrases
public import Store
public import WalletDomain

/// What can be done at the shop, as functions; a test can replace any of them.
@MainActor public struct MartUseCases {
  public let state: Stored<MartState>
  public let wallet: Stored<WalletState>
  public nonisolated let catalogue: Catalogue

  /// Reads stock, cart and the number of open orders into the state.
  public var read: @MainActor () async throws(MartError) -> Void

  /// Puts so many of a good into the cart, 0 for none; can be undone.
  ///
  /// Throws `.soldOut` if that is more than are left.
  public var setQuantity: @MainActor (Good.ID, Int) async throws(MartError) -> Void

  /// Puts so many more of a good into the cart, negative for less; can be undone.
  ///
  /// Throws `.soldOut` if more are then in the cart than are left.
  public var changeQuantity: @MainActor (Good.ID, _ step: Int) async throws(MartError) -> Void

  /// Takes everything out of the cart; can be undone.
  public var clearCart: @MainActor () async throws(MartError) -> Void

  /// Has the cart hold at least the goods of an order, at today's prices; can be undone.
  ///
  /// Leaves out what is no longer sold, and throws `.soldOut` if that is everything.
  public var orderAgain: @MainActor (Order) async throws(MartError) -> Void

  /// Undoes the last change of the cart, and returns what there is to say of it.
  public var undo: @MainActor () async throws(MartError) -> Phrase?

  /// Redoes the change that was undone last, and returns what there is to say of it.
  public var redo: @MainActor () async throws(MartError) -> Phrase?

  /// The orders of a query at these positions.
  public var list: @MainActor (OrderQuery, Range<Int>) async throws(MartError) -> OrderWindow

  /// The position of an order in the list of a query; nil if the query does not find it.
  public var position: @MainActor (Order.ID, OrderQuery) async throws(MartError) -> Int?

  /// Throws `.missing` if there is no such order.
  public var order: @MainActor (Order.ID) async throws(MartError) -> Order

  /// The order that a form with this key has placed or changed; nil if it has not.
  public var placed: @MainActor (MovementKey) async throws(MartError) -> Order?

  /// The cart as an order, with contact, addresses and payment of the order before.
  public var draft: @MainActor () async throws(MartError) -> OrderContents

  /// Places, changes or cancels an order, and pays or refunds the difference; see
  /// `MartRepository.perform`.
  ///
  /// A card is charged first, and moves the money into the wallet. The request ends even if the caller
  /// is cancelled; the same one twice is carried out once.
  public var perform: @MainActor (MovementKey, OrderRequest.Change) async throws(MartError) -> Order

  /// What cards have moved for a form with this key.
  public var charges: @MainActor (MovementKey) async throws(MartError) -> CardCharges

  /// Makes the key of a form, or of a cancellation.
  public var makeKey: @MainActor () -> MovementKey = MovementKey.random

  /// Returns when all changes that were begun have ended.
  public let settled: @MainActor () async -> Void

  public init(_ model: MartModel, state: Stored<MartState>, wallet: Stored<WalletState>) {
    let commands = CartCommands(model)
    self.state = state
    self.wallet = wallet
    catalogue = model.catalogue
    read = model.read
    setQuantity = commands.set
    changeQuantity = commands.change
    clearCart = commands.clear
    orderAgain = { order throws(MartError) in try await commands.add(order.contents.lines) }
    undo = commands.undo
    redo = commands.redo
    list = model.window
    position = model.position
    order = model.order
    placed = { [repository = model.repository] key throws(MartError) in
      try await repository.order(of: key)
    }
    draft = model.draft
    charges = { [repository = model.repository] key throws(MartError) in
      try await repository.charges(for: key)
    }
    perform = { key, change throws(MartError) in
      let order = try await model.perform(key, change)
      if case .place = change { await commands.forget() }
      return order
    }
    settled = {
      await commands.settled()
      await model.settled()
    }
  }
}

/// The shop in the state of the app.
public struct MartState: Hashable, Sendable {
  /// How many of each good are left; a good that was never sold is missing.
  public var stock: [Good.ID: Int] = [:]
  public var cart = Cart()
  /// How many orders are paid or on their way; nil before they were counted.
  public var openOrders: Int?
  /// Increases with each change of an order, so that observers know when to read them again.
  public var revision = 0
  /// Whether a change of the cart can be undone or redone.
  public var history = HistoryState()

  public init() {}

  /// How many of a good are left.
  public func left(of good: Good) -> Int { stock[good.id] ?? good.stock }
}
