import Books
import MartDomain
import Phrases
import SQL
import WalletDomain

/// What there is to do for a request.
enum OrderDecision {
  /// It was carried out before.
  case done(Order)
  /// `old` is nil for a new order.
  case make(OrderStep, old: Order?)

  var amount: Won {
    switch self {
    case .done: .zero
    case .make(let step, _): step.amount
    }
  }
}

/// Carrying out requests, inside one transaction.
extension Connection {
  /// Fails as `MartRepository.perform` does, but with no regard to the balance.
  func decision(
    on request: OrderRequest, at time: Int64, _ catalogue: Catalogue
  ) throws(SQLError) -> Result<OrderDecision, MartError> {
    if let order = try order(of: request.key) {
      return request.isFulfilled(by: order) ? .success(.done(order)) : .failure(.keyUsed)
    }
    guard try !isTaken(request.key.rawValue) else { return .failure(.keyUsed) }
    if let seen = request.cart, try !cart().holds(seen) { return .failure(.cartChangedElsewhere) }
    var old: Order?
    if let id = request.order { old = try order(id) }
    let stock = try stock()
    do throws(MartError) {
      let step = try request.step(from: old, at: time)
      try step.requireStock { stock[$0] ?? catalogue[$0]?.stock ?? 0 }
      return .success(.make(step, old: old))
    } catch {
      return .failure(error)
    }
  }

  /// Carries out a request once; changes nothing if the result is a failure.
  func perform(
    _ request: OrderRequest, at time: Int64, _ catalogue: Catalogue
  ) throws(SQLError) -> Result<Order, MartError> {
    switch try decision(on: request, at: time, catalogue) {
    case .failure(let error): return .failure(error)
    case .success(.done(let order)): return .success(order)
    case .success(.make(let step, let old)):
      let missing = step.amount - Won(try balance())
      guard missing <= .zero else { return .failure(.wallet(.insufficient(missing: missing))) }
      return .success(try make(step, of: old, for: request, at: time, catalogue))
    }
  }

  private func make(
    _ step: OrderStep, of old: Order?, for request: OrderRequest, at time: Int64,
    _ catalogue: Catalogue
  ) throws(SQLError) -> Order {
    let id: Order.ID
    if let old {
      id = old.id
      try store(step, as: id, version: old.version + 1, by: StoredOrder.update)
    } else {
      id = Order.ID(try orderCount() + 1)
      try store(step, as: id, version: 1, by: StoredOrder.insert)
      try takeOutOfCart(step.contents.lines)
    }
    if step.times.cancelled == nil { try replaceLines(of: id, by: step.contents, catalogue) }
    try run("INSERT INTO mart_request VALUES (?, ?)", request.key.rawValue, id)
    if step.amount != .zero { try move(step, for: id, request, at: time) }
    guard let order = try order(id), order.paid == order.due else {
      throw .constraint("the movements of an order are not its total")
    }
    return order
  }

  private func store(
    _ step: OrderStep, as id: Order.ID, version: Int, by statement: SQLText
  ) throws(SQLError) {
    let order = StoredOrder(version: version, times: step.times, contents: step.contents)
    _ = try run(statement, arguments: order.arguments + [id])
  }

  private func takeOutOfCart(_ lines: [OrderLine]) throws(SQLError) {
    let cart = try cart()
    try put(lines.map { ($0.good, max(cart[$0.good] - $0.quantity, 0)) })
  }

  /// Returns the goods of the earlier lines to the stock, and takes those of the new ones.
  private func replaceLines(
    of id: Order.ID, by contents: OrderContents, _ catalogue: Catalogue
  ) throws(SQLError) {
    try run("DELETE FROM mart_line WHERE order_id = ?", id)
    let stocks = dialect.rows("?", ("good", .text), ("stock", .integer))
    try run(
      """
      INSERT INTO mart_stock SELECT good, stock, stock FROM \(stocks) AS sold
        WHERE NOT EXISTS (SELECT 1 FROM mart_stock WHERE mart_stock.good = sold.good)
        ORDER BY position
      """, SQLList(rows: contents.lines) { [$0.good, catalogue[$0.good]?.stock ?? 0] })
    let lines = dialect.rows(
      "?2", ("good", .text), ("title_ko", .text), ("title_en", .text), ("price", .integer),
      ("quantity", .integer))
    try run(
      """
      INSERT INTO mart_line
        SELECT ?1, position, good, title_ko, title_en, price, quantity
        FROM \(lines) AS line ORDER BY position
      """, id,
      SQLList(rows: contents.lines) { line in
        [
          line.good, line.title.text(.korean), line.title.text(.english), line.price.amount,
          line.quantity,
        ]
      })
    try storeTexts(of: id, contents)
  }

  private func move(
    _ step: OrderStep, for id: Order.ID, _ request: OrderRequest, at time: Int64
  ) throws(SQLError) {
    let payee = Payee.mart
    let isRefund = step.amount < .zero
    let movement = try insert(
      BookMovement(
        key: request.key.rawValue,
        isRefund ? .refund(from: payee.rawValue) : .payment(to: payee.rawValue),
        amount: (isRefund ? -step.amount : step.amount).amount,
        party: payee.phrase.text(request.language),
        text: step.contents.goods.text(request.language), purpose: payee.purpose, time: time,
        note: Order.name(of: id).text(request.language)))
    try run("INSERT INTO mart_movement VALUES (?, ?)", movement, id)
  }
}
