import MartDomain
import SQL
import WalletDomain

/// A row of `mart_order`: an order without its lines and movements.
struct StoredOrder {
  let version: Int
  let times: OrderTimes
  let contents: OrderContents

  /// The columns besides the id; the fields of the form come last, in its order.
  private static let columns: SQLText = """
    version, placed, sends, arrives, cancelled, total, speed, fee, issuer, last_four, first_name,
    last_name, telephone, email, shipping_street1, shipping_street2, shipping_city, shipping_state,
    shipping_zip, billing_street1, billing_street2, billing_city, billing_state, billing_zip, note
    """
  private static let parameters: SQLText =
    "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
  /// The columns of the name, of which earlier versions have kept two parts; those of the other fields follow.
  private static let name = (first: 10, last: 11)
  private static let fields = OrderField.all.filter { $0 != .contact(.name) }

  static let select: SQLText = "SELECT \(columns) FROM mart_order WHERE id = ?"
  /// The argument after those of the columns is the id.
  static let insert: SQLText = "INSERT INTO mart_order (\(columns), id) VALUES (\(parameters), ?)"
  static let update: SQLText = "UPDATE mart_order SET (\(columns)) = (\(parameters)) WHERE id = ?"

  init(version: Int, times: OrderTimes, contents: OrderContents) {
    self.version = version
    self.times = times
    self.contents = contents
  }

  /// `row` is one of `select`.
  init(_ row: borrowing Row) throws(SQLError) {
    version = try row[0]
    times = OrderTimes(
      placed: try row[1], sends: try row[2], arrives: try row[3], cancelled: try row[4])
    guard let speed = ShippingSpeed(rawValue: try row[6]) else {
      throw .unexpectedValue(column: "speed", expected: "a speed", found: "another text")
    }
    var contents = OrderContents(lines: [], speed: speed, fee: Won(try row[7]))
    if let issuer: String = try row[8] {
      contents.payment = .card(issuer: issuer, lastFour: try row[9])
    }
    contents.contact.name = Contact.name(
      first: try row[Self.name.first], last: try row[Self.name.last])
    for (index, field) in Self.fields.enumerated() {
      if let text: String = try row[Self.name.last + 1 + index] { contents[field] = text }
    }
    self.contents = contents
  }

  /// The values of the columns.
  var arguments: [any SQLConvertible] {
    let (issuer, lastFour): (String?, String?) =
      switch contents.payment {
      case .wallet: (nil, nil)
      case .card(let issuer, let lastFour): (issuer, lastFour)
      }
    let fields = Self.fields.map { field -> String? in
      if case .billing = field, contents.isBillingSame { return nil }
      return contents[field]
    }
    return [
      version, times.placed, times.sends, times.arrives, times.cancelled, contents.total.amount,
      contents.speed.rawValue, contents.fee.amount, issuer, lastFour, contents.contact.name, "",
    ] + fields
  }
}
