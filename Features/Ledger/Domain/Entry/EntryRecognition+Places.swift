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

  /// The rows with the approval of an entry that go the same way.
  func approvals(of entry: StatementEntry) -> [Int] {
    guard let approval = entry.entry.bank?.approval else { return [] }
    return (approved[approval] ?? []).filter { index in
      let (row, entry) = (rows[index].fingerprint, entry.entry)
      // Numbers are given again after years.
      let months = [row.day, entry.day].map { $0.year * 12 + $0.month }
      return (row.amount < .zero) == (entry.amount < .zero) && abs(months[0] - months[1]) < 2
    }
  }
}
