import MartDomain
import RIBs
import WalletDomain

/// The contents of the form.
struct OrderDraft: Equatable {
  /// As they were when the form was opened.
  let before: OrderContents
  private(set) var contents: OrderContents
  /// The billing address that was typed before the shipping address took its place.
  private var typedBilling: Address?

  init(_ contents: OrderContents) {
    before = contents
    self.contents = contents
  }

  var hasChanges: Bool { contents.normalised != before.normalised }

  /// All goods of the form; those that were taken out have a quantity of 0.
  var goods: [OrderLine] {
    let quantities = contents.quantities
    return before.lines.map { line in
      var line = line
      line.quantity = quantities[line.good] ?? 0
      return line
    }
  }

  subscript(field: OrderField) -> String {
    get { contents[field] }
    set { contents[field] = newValue }
  }

  /// Changes how many of a good are ordered; the last good stays in the order.
  mutating func step(_ good: Good.ID, by step: Int) {
    setQuantities { $0.good == good ? Self.possible($0.quantity + step) : $0.quantity }
  }

  /// Sets how many of a good are ordered, at most as many as a cart takes.
  mutating func set(_ good: Good.ID, to quantity: Int) {
    setQuantities { $0.good == good ? Self.possible(quantity) : $0.quantity }
  }

  private static func possible(_ quantity: Int) -> Int {
    min(max(quantity, 0), Cart.quantities.upperBound)
  }

  mutating func stepSpeed(by step: Int) {
    contents.speed = ShippingSpeed.allCases.element(step, after: contents.speed)
  }

  mutating func stepPayment(by step: Int, among sources: [PaymentSource]) {
    contents.payment = sources.element(step, after: contents.payment)
  }

  mutating func payFromWallet() { contents.payment = .wallet }

  mutating func switchBilling() {
    if contents.isBillingSame {
      contents.ownBilling = typedBilling ?? contents.shipping
    } else {
      typedBilling = contents.ownBilling
      contents.ownBilling = nil
    }
  }

  private mutating func setQuantities(_ quantity: (OrderLine) -> Int) {
    let lines = goods.compactMap { line -> OrderLine? in
      var line = line
      line.quantity = quantity(line)
      return line.quantity > 0 ? line : nil
    }
    if !lines.isEmpty { contents.lines = lines }
  }
}

extension OrderDraft {
  /// All that was entered.
  var restorationState: RestorationState {
    var restoration = RestorationState()
    for line in goods { restoration["goods.\(line.good)"] = String(line.quantity) }
    for field in OrderField.all where !(field.isBilling && contents.isBillingSame) {
      restoration[field.name] = contents[field]
    }
    restoration["billing"] = contents.isBillingSame ? "same" : "own"
    restoration["speed"] = contents.speed.rawValue
    if case .card(let issuer, let lastFour) = contents.payment {
      restoration["issuer"] = issuer
      restoration["card"] = lastFour
    }
    return restoration
  }

  /// Leaves out goods that are not in the form any more.
  mutating func restore(_ restoration: RestorationState) {
    guard let billing = restoration["billing"] else { return }
    setQuantities { line in
      let quantity = restoration["goods.\(line.good)"].flatMap { Int($0) } ?? line.quantity
      return Self.possible(quantity)
    }
    // An earlier version has remembered two parts of the name.
    if let first = restoration["firstName"], let last = restoration["lastName"] {
      contents.contact.name = Contact.name(first: first, last: last)
    }
    for field in OrderField.all where !(field.isBilling && billing == "same") {
      if let text = restoration[field.name] { contents[field] = text }
    }
    if billing == "same" { contents.ownBilling = nil }
    contents.speed = restoration["speed"].flatMap(ShippingSpeed.init) ?? contents.speed
    contents.payment = .wallet
    if let issuer = restoration["issuer"], let lastFour = restoration["card"] {
      contents.payment = .card(issuer: issuer, lastFour: lastFour)
    }
  }
}

extension [PaymentSource] {
  /// What can pay for an order: the wallet, and its cards.
  init(_ cards: [Card]) { self = [.wallet] + cards.map(PaymentSource.init) }
}

extension Array where Element: Equatable {
  /// The element so many steps after another one, past the last one from the first again.
  fileprivate func element(_ step: Int, after current: Element) -> Element {
    guard let index = firstIndex(of: current) else { return first ?? current }
    return self[((index + step) % count + count) % count]
  }
}
