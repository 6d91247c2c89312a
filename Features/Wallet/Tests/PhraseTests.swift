import Phrases
import Storage
import Testing
import WalletFixtures

@testable import WalletDomain

struct PhraseTests {
  @Test(arguments: [
    WalletError.insufficient(missing: Won(1)), .invalidAmount, .cardRefused, .bankSilent,
    .bankUncertain, .cardForgotten, .bankFailed(.diskFull), .bankFailed(.damaged),
    .bankFailed(.cannotWrite), .bankFailed(.busy), .bankUnreadable(.damaged), .chargedNotKept,
    .keyUsed, .missingCard,
    .cardKnown(InMemoryWallet.sampleCards[0]),
    .opening, .storage(.cannotRead), .storage(.cannotWrite), .storage(.diskFull), .storage(.busy),
    .storage(.newerData), .storage(.damaged), .noBackup,
    .missingTopUps(count: 2, total: Won(80_000)), .unknown,
  ])
  func `each error is a sentence in both languages`(error: WalletError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }

  @Test(arguments: [
    CardValidationError.notDigits, .noNumber, .unknownIssuer, .tooShort, .tooLong, .wrongNumber,
    .noExpiry,
    .noMonth, .expired, .tooFarAhead, .wrongCode(digits: [3, 4]),
  ])
  func `each error of a card is a sentence in both languages`(error: CardValidationError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }
}
