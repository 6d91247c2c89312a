import Expectations
import PlatformTesting
import Secrets
import Storage
import Testing
import WalletData

@testable import WalletDomain

/// The mock bank in a real file, besides what all implementations have in common.
struct SimulatedBankTests {
  private let files = WalletFiles()
  private let limit = Duration.seconds(8)

  private func charge(_ key: String, _ number: String) async throws(BankError) -> BankCharge {
    let details = CardDetails(
      number: Secret(number.utf8), code: Secret("9871".utf8), expiry: "11/28")
    let bank = files.bank()
    let token = try await bank.token(for: details, within: limit)
    // Its files would be closed while the test looks at them.
    await bank.close()
    return BankCharge(key: key, token: token, amount: Won(50_000))
  }

  @Test func `charges are stored, those that are late too`() async throws {
    let good = try await charge("a", "4111 1111 1111 1111")
    try await expectEqual(files.bank().charge(good, within: limit), .charged)
    try await expectEqual(files.bank().settle(good, within: limit), .charged)
    let silent = try await charge("b", "4000000000090003")
    try await expectEqual(files.bank().settle(silent, within: limit), .cancelled)
    try await expectEqual(files.bank().charge(silent, within: limit), .cancelled)
    let late = try await charge("c", "4000000000080004")
    await #expect(throws: BankError.noAnswer) {
      try await files.bank().charge(late, within: limit)
    }
    await #expect(throws: BankError.noAnswer) {
      try await files.bank().settle(late, within: limit)
    }
    try await expectEqual(files.bank().settle(late, within: limit), .charged)
  }

  @Test func `a bank that was asked for nothing has no file, and a closed one no open files`()
    async throws
  {
    let bank = files.bank()
    try await expectEqual(bank.charges(), [])
    expectEqual(files.folder.names, [])
    let good = try await charge("a", "4111 1111 1111 1111")
    try await expectEqual(bank.charge(good, within: limit), .charged)
    await bank.close()
    #expect(!files.folder.names.contains { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") })
    try await expectEqual(bank.charges(), [good])
    await bank.close()
  }

  @Test func `a card that the bank does not know is not charged, and not said to be refused`()
    async throws
  {
    let charge = BankCharge(key: "a", token: CardToken(rawValue: "x"), amount: Won(1))
    await #expect(throws: BankError.unknownCard) {
      try await files.bank().charge(charge, within: limit)
    }
    try await expectEqual(files.bank().settle(charge, within: limit), .cancelled)
    try await expectEqual(files.bank().charge(charge, within: limit), .cancelled)
  }

  @Test func `tokens are random, and no number or code is stored`() async throws {
    let one = try await charge("a", "3782 822463 10005")
    let other = try await charge("b", "3782-822463-10005")
    #expect(one.token != other.token)
    #expect(files.files(with: "0005") != [])
    expectEqual(files.files(withAnyOf: ["3782", "822463", "10005", "9871"]), [])
  }

  @Test func `a damaged file is set aside, and no card is known any more`() async throws {
    TemporaryFolder.write(
      Array(repeating: 7, count: 9_000), to: "\(files.folder.path)/mock-bank.sqlite")
    let charge = BankCharge(key: "a", token: CardToken(rawValue: "x"), amount: Won(1))
    let bank = files.bank()
    await #expect(throws: BankError.storage(.damaged)) {
      try await bank.charge(charge, within: limit)
    }
    try await expectEqual(bank.settle(charge, within: limit), .cancelled)
    try await expectEqual(
      bank.charge(self.charge("b", "4111111111111111"), within: limit), .charged)
  }
}
