import Time
import WalletDomain

/// Recognises entries by what their banks say of them, besides their texts.
extension EntryRecognition {
  struct Moment: Hashable {
    let day: Day
    let second: Int
    let balance: Int64
    let amount: Won

    init?(_ fingerprint: EntryFingerprint, _ bank: BankRecord?) {
      guard let second = bank?.second, let balance = bank?.balance else { return nil }
      (day, amount) = (fingerprint.day, fingerprint.amount)
      (self.second, self.balance) = (second, balance)
    }
  }

  /// What a balance follows from on a day.
  struct Step: Hashable {
    let day: Day
    let amount: Won
    let balance: Int64

    init?(_ fingerprint: EntryFingerprint, _ bank: BankRecord?) {
      guard let bank, bank.isPending == nil, let balance = bank.balance else { return nil }
      (day, amount, self.balance) = (fingerprint.day, fingerprint.amount, balance)
    }
  }
}
