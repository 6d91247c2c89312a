import PeopleDomain
import ResourceKit
import Testing

struct PhraseTests {
  @Test(arguments: [
    PeopleError.noInternet, .tooSlow, .tooManyRequests, .refused(status: 500), .unreadableReply,
    .emptyReply, .tooLarge, .connectionLost, .untrustedService, .invalidAddress, .cannotRead,
    .cannotWrite, .diskFull, .busy, .newerData, .damaged(movedTo: "x"), .damaged(movedTo: nil),
    .missing, .cannotWalk, .cannotFly, .unknown,
  ])
  func `each error is a sentence in both languages`(error: PeopleError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }
}
