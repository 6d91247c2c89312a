import Phrases
import Testing
import WalletDomain

struct WonTests {
  @Test func `won are written with separators and their unit`() {
    #expect(Won(18_000).text(.korean) == "18,000원")
    #expect(Won(-2_000_000).text(.english) == "-2,000,000 won")
  }

  @Test func `every error has a sentence in both languages`() {
    let card = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)
    let errors: [WalletError] = [.insufficient(missing: Won(1)), .invalidAmount, .cardKnown(card)]
    #expect(
      errors.map { $0.phrase.text(.english) } == [
        "The balance is 1 won short; top up first.", "Enter 1 to 2,000,000 won.",
        "우리은행 0123 is there already.",
      ])
  }
}
