import MartDomain
import Phrases
import Time
import WalletDomain

/// An order as its screen shows it.
struct FormattedOrder: Equatable {
  struct Line: Equatable {
    let title: Phrase
    let quantity: String
    let price: Won
    let amount: Won
  }

  struct Fact: Equatable {
    let label: Phrase
    let value: Phrase
  }

  struct Movement: Equatable {
    let time: Phrase
    let kind: Phrase
    /// With its sign: negative for what the user has paid.
    let amount: Phrase
  }

  let state: StateText
  /// When the order is sent and arrives, or when it has come to its last state.
  let schedule: Phrase
  let lines: [Line]
  let speed: Phrase
  let fee: Won
  let total: Won
  let facts: [Fact]
  let movements: [Movement]

  /// `now` is in milliseconds since 1970.
  init(_ order: Order, now: Int64) {
    let contents = order.contents
    let today = Day(milliseconds: now)
    let moment = { OrderDetailText.moment($0, today: today) }
    state = StateText(order.times.state(at: now))
    schedule = .schedule(of: order.times, now: now)
    lines = contents.lines.map { line in
      Line(
        title: line.title, quantity: "\(line.quantity)", price: line.price,
        amount: line.amount)
    }
    speed = contents.speed.phrase
    fee = contents.fee
    total = contents.total
    facts = [
      Fact(label: OrderDetailText.placed, value: moment(order.times.placed)),
      Fact(label: OrderDetailText.contact, value: contents.contact.phrase),
      Fact(label: OrderDetailText.shipping, value: contents.shipping.phrase),
      contents.note.isEmpty ? nil : Fact(label: OrderDetailText.note, value: Phrase(contents.note)),
      Fact(
        label: OrderDetailText.billing,
        value: contents.isBillingSame
          ? OrderDetailText.sameAsShipping : contents.billing.phrase),
      Fact(label: OrderDetailText.payment, value: contents.payment.phrase),
    ].compactMap(\.self)
    movements = order.movements.map { movement in
      Movement(
        time: moment(movement.time),
        kind: movement.amount < .zero ? OrderDetailText.refund : OrderDetailText.paid,
        amount: (-movement.amount).signedPhrase)
    }
  }
}

extension Phrase {
  fileprivate static func schedule(of times: OrderTimes, now: Int64) -> Phrase {
    let today = Day(milliseconds: now)
    let sends = OrderDetailText.moment(times.sends, today: today)
    let arrives = Day(milliseconds: times.arrives).phrase(today: today)
    switch times.state(at: now) {
    case .paid: return OrderDetailText.willBeSent(sends, arrives: arrives)
    case .sent: return OrderDetailText.wasSent(sends, arrives: arrives)
    case .delivered: return arrives
    case .cancelled:
      return OrderDetailText.moment(times.cancelled ?? times.placed, today: today)
    }
  }
}

extension Contact {
  fileprivate var phrase: Phrase {
    Phrase([name, telephone, email].joined(separator: " · "))
  }
}

extension Address {
  fileprivate var phrase: Phrase {
    let korean = [state, city, street1, street2].filter { !$0.isEmpty }.joined(separator: " ")
    let english = [street1, street2, city, "\(state) \(zip)"].filter { !$0.isEmpty }
    return Phrase(ko: "(\(zip)) \(korean)", en: english.joined(separator: ", "))
  }
}

extension PaymentSource {
  fileprivate var phrase: Phrase {
    switch self {
    case .wallet: OrderDetailText.superPay
    case .card(let issuer, let lastFour):
      Phrase(ko: "\(issuer) \(lastFour)", en: "\(issuer) \(lastFour)")
    }
  }
}

extension Won {
  fileprivate var signedPhrase: Phrase {
    let sign = self > .zero ? "+" : ""
    return Phrase(ko: sign + text(.korean), en: sign + text(.english))
  }
}
