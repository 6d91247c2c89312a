/// A movement of money between the wallet and another account.
public struct BookMovement: Sendable {
  public enum Way: Sendable {
    case topUp
    case payment(to: String)
    /// Gives back what the payee was paid.
    case refund(from: String)
  }

  /// Unique among all movements.
  public let key: String
  /// With the name of the payee's account, which is made when it is first paid.
  public let way: Way
  /// Positive, in won.
  public let amount: Int64
  /// The displayed name of the card or the payee.
  public let party: String
  /// What it is for; empty for a top-up.
  public let text: String
  /// The first category in the ledger.
  public let purpose: String
  /// In milliseconds since 1970.
  public let time: Int64
  /// The first note in the ledger.
  public let note: String

  public init(
    key: String, _ way: Way, amount: Int64, party: String, text: String, purpose: String,
    time: Int64, note: String = ""
  ) {
    self.key = key
    self.way = way
    self.amount = amount
    self.party = party
    self.text = text
    self.purpose = purpose
    self.time = time
    self.note = note
  }
}

extension BookMovement.Way {
  var kind: String {
    switch self {
    case .topUp: "topup"
    case .payment: "payment"
    case .refund: "correction"
    }
  }

  /// The names of the accounts.
  var accounts: (source: String, target: String) {
    switch self {
    case .topUp: ("bank", "wallet")
    case .payment(let payee): ("wallet", payee)
    case .refund(let payee): (payee, "wallet")
    }
  }
}
