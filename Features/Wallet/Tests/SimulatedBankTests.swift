import Secrets
import TemporaryFolder
import Testing
import WalletData

@testable import WalletDomain

/// The mock bank with a file of its own.
struct SimulatedBankTests {
  private let books = Books()
  private let limit = Duration.seconds(8)

  private func charge(_ key: String, _ number: String) async throws(BankError) -> BankCharge {
    let details = CardDetails(
      number: Secret(number.utf8), code: Secret("9871".utf8), expiry: "11/28")
    return BankCharge(
      key: key, token: try await books.bank().token(for: details, within: limit),
      amount: Won(50_000))
  }

  @Test func `a good card is charged, and the bank remembers it`() async throws {
    let charge = try await charge("a", "4111 1111 1111 1111")
    #expect(try await books.bank().charge(charge, within: limit) == .charged)
    #expect(try await books.bank().charge(charge, within: limit) == .charged)
    #expect(try await books.bank().settle(charge, within: limit) == .charged)
  }

  @Test func `a card is refused for good`() async throws {
    let charge = try await charge("a", "4000000000000002")
    #expect(try await books.bank().charge(charge, within: limit) == .refused)
    #expect(try await books.bank().settle(charge, within: limit) == .refused)
  }

  @Test func `a card that nobody has added is refused`() async throws {
    let charge = BankCharge(key: "a", token: CardToken(rawValue: "x"), amount: Won(1))
    #expect(try await books.bank().charge(charge, within: limit) == .refused)
  }

  @Test func `what has timed out is never charged once it was cancelled`() async throws {
    let charge = try await charge("a", "4000000000090003")
    await #expect(throws: BankError.noAnswer) {
      try await books.bank().charge(charge, within: limit)
    }
    #expect(try await books.bank().settle(charge, within: limit) == .cancelled)
    #expect(try await books.bank().charge(charge, within: limit) == .cancelled)
  }

  @Test func `a late answer comes when it is asked for again`() async throws {
    let charge = try await charge("a", "4000000000080004")
    await #expect(throws: BankError.noAnswer) {
      try await books.bank().charge(charge, within: limit)
    }
    await #expect(throws: BankError.noAnswer) {
      try await books.bank().settle(charge, within: limit)
    }
    #expect(try await books.bank().settle(charge, within: limit) == .charged)
    #expect(try await books.bank().charge(charge, within: limit) == .charged)
  }

  @Test func `tokens are random, and no number or code is kept`() async throws {
    let one = try await charge("a", "3782 822463 10005")
    let other = try await charge("b", "3782-822463-10005")
    #expect(one.token != other.token)
    #expect(books.files(with: ["0005"]) != [])
    #expect(books.files(with: ["3782", "822463", "10005", "9871"]) == [])
  }

  @Test func `a damaged file is set aside, and the bank knows nobody any more`() async throws {
    TemporaryFolder.write(
      Array(repeating: 7, count: 9_000), to: "\(books.folder.path)/mock-bank.sqlite")
    let charge = BankCharge(key: "a", token: CardToken(rawValue: "x"), amount: Won(1))
    let bank = books.bank()
    await #expect(throws: BankError.noAnswer) { try await bank.charge(charge, within: limit) }
    #expect(try await bank.settle(charge, within: limit) == .cancelled)
    #expect(try await bank.charge(self.charge("b", "4111111111111111"), within: limit) == .charged)
  }
}
