public import WalletDomain

/// What a request does to an order, to the stock and to the money; every store carries out the same.
public struct OrderStep: Hashable, Sendable {
  /// The contents afterwards; those of a cancelled order stay.
  public let contents: OrderContents
  public let times: OrderTimes
  /// Positive for what is to be paid, negative for a refund.
  public let amount: Won
  /// How many more of each good leave the stock; negative for those that come back, never 0.
  public let quantities: [Good.ID: Int]
  /// How many of each good the order has already.
  private let held: [Good.ID: Int]

  /// Throws `.soldOut` if it takes more of some goods than are left, with how many of each it may have.
  public func requireStock(left: (Good.ID) -> Int) throws(MartError) {
    let short = contents.lines.filter { (quantities[$0.good] ?? 0) > left($0.good) }
    guard short.isEmpty else {
      throw .soldOut(short.map { .init($0.title, left: left($0.good) + (held[$0.good] ?? 0)) })
    }
  }
}

extension OrderRequest {
  /// What this does to `stored`, the order that it names; nil for a new one, and without one.
  ///
  /// Throws `.missing`, `.changedElsewhere`, `.tooLate` and `.invalid`.
  public func step(from stored: Order?, at time: Int64) throws(MartError) -> OrderStep {
    switch change {
    case .place(let contents, _):
      guard contents.isValid else { throw .invalid }
      return OrderStep(
        from: nil, to: contents, keeping: contents,
        OrderTimes(placed: time, speed: contents.speed))
    case .edit(_, let version, let contents):
      let order = try Self.changeable(stored, version, at: time)
      guard contents.isValid, contents.isSelection(of: order.contents) else { throw .invalid }
      return OrderStep(
        from: order.contents, to: contents, keeping: contents,
        order.times.changed(to: contents.speed))
    case .cancel(_, let version):
      let order = try Self.changeable(stored, version, at: time)
      return OrderStep(
        from: order.contents, to: nil, keeping: order.contents, order.times.cancelled(at: time))
    }
  }

  private static func changeable(
    _ stored: Order?, _ version: Int, at time: Int64
  ) throws(MartError) -> Order {
    guard let stored else { throw .missing }
    let state = stored.times.state(at: time)
    guard state.isChangeable else { throw .tooLate(state) }
    guard stored.version == version else { throw .changedElsewhere }
    return stored
  }
}

extension OrderStep {
  fileprivate init(
    from old: OrderContents?, to new: OrderContents?, keeping contents: OrderContents,
    _ times: OrderTimes
  ) {
    self.contents = contents
    self.times = times
    amount = (new?.total ?? .zero) - (old?.total ?? .zero)
    held = old?.quantities ?? [:]
    let returned = held.mapValues { -$0 }
    quantities = returned.merging(new?.quantities ?? [:], uniquingKeysWith: +)
      .filter { $0.value != 0 }
  }
}

extension OrderContents {
  /// Whether its lines are some of those of `other`, apart from their quantities.
  fileprivate func isSelection(of other: OrderContents) -> Bool {
    lines.allSatisfy { line in
      other.lines.contains {
        $0.good == line.good && $0.price == line.price && $0.title == line.title
      }
    }
  }
}
