import Phrases
import Testing

@testable import WalletDomain

struct PhraseTests {
  @Test(arguments: [
    WalletError.insufficient(missing: Won(1)), .invalidAmount, .cardRefused, .bankSilent,
    .bankUncertain, .chargedNotKept, .keyUsed, .missingCard, .cardKnown(FixedWallet.cards[0]),
    .opening, .cannotRead, .cannotWrite, .diskFull, .busy, .newerData, .damaged, .noBackup,
    .unknown,
  ])
  func `each error is a sentence in both languages`(error: WalletError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }

  @Test(arguments: [
    CardFault.notDigits, .noNumber, .unknownIssuer, .tooShort, .tooLong, .wrongNumber, .noExpiry,
    .noMonth, .expired, .tooFarAhead, .wrongCode(digits: [3, 4]),
  ])
  func `each fault of a card is a sentence in both languages`(fault: CardFault) {
    let texts = Language.allCases.map(fault.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }
}
