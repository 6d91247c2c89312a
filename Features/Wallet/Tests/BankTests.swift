import Expectations
import Headless
import Secrets
import Testing
import WalletDomain
import WalletFixtures

/// What all implementations of the mock bank have in common.
struct BankTests {
  enum Implementation: CaseIterable {
    case simulated, inMemory
  }

  private let files = WalletFiles()
  private let limit = Duration.seconds(8)

  private func bank(_ implementation: Implementation) async -> any Bank {
    switch implementation {
    case .simulated: files.bank()
    case .inMemory: await InMemoryBank(clock: ManualClock())
    }
  }

  private func charge(_ number: String, at bank: any Bank) async throws(BankError) -> BankCharge {
    let details = CardDetails(
      number: Secret(number.utf8), code: Secret("9871".utf8), expiry: "11/28")
    let token = try await bank.token(for: details, within: limit)
    return BankCharge(key: "a", token: token, amount: Won(50_000))
  }

  @Test(arguments: Implementation.allCases)
  func `a good card is charged, and the outcome stays`(_ implementation: Implementation)
    async throws
  {
    let bank = await bank(implementation)
    let charge = try await charge("4111 1111 1111 1111", at: bank)
    try await expectEqual(bank.charge(charge, within: limit), .charged)
    try await expectEqual(bank.charge(charge, within: limit), .charged)
    try await expectEqual(bank.settle(charge, within: limit), .charged)
  }

  @Test(arguments: Implementation.allCases)
  func `a refused charge stays refused`(_ implementation: Implementation) async throws {
    let bank = await bank(implementation)
    let charge = try await charge("4000000000000002", at: bank)
    try await expectEqual(bank.charge(charge, within: limit), .refused)
    try await expectEqual(bank.settle(charge, within: limit), .refused)
  }

  @Test(arguments: Implementation.allCases)
  func `a cancelled charge is never made`(_ implementation: Implementation) async throws {
    let bank = await bank(implementation)
    let charge = try await charge("4000000000090003", at: bank)
    await #expect(throws: BankError.noAnswer) { try await bank.charge(charge, within: limit) }
    try await expectEqual(bank.settle(charge, within: limit), .cancelled)
    try await expectEqual(bank.charge(charge, within: limit), .cancelled)
  }

  @Test(arguments: Implementation.allCases)
  func `a late charge is reported when the bank is asked again`(_ implementation: Implementation)
    async throws
  {
    let bank = await bank(implementation)
    let charge = try await charge("4000000000080004", at: bank)
    await #expect(throws: BankError.noAnswer) { try await bank.charge(charge, within: limit) }
    await #expect(throws: BankError.noAnswer) { try await bank.settle(charge, within: limit) }
    try await expectEqual(bank.settle(charge, within: limit), .charged)
    try await expectEqual(bank.charge(charge, within: limit), .charged)
  }
}
