import Expectations
import Phrases
import RIBsTesting
import Services
import Testing

struct ServiceErrorTests {
  @Test(arguments: [
    ServiceError.noInternet, .tooSlow, .tooManyRequests, .refused(status: 304),
    .refused(status: 500), .unreadableReply, .emptyReply, .tooLarge, .connectionLost, .untrusted,
    .invalidAddress(setting: "people.url"), .noLibrary, .unknown,
  ])
  func `every error has a sentence in Korean and in English`(error: ServiceError) {
    #expect(error.phrase.isTranslated)
  }

  @Test func `a status that is no refusal is not said to be one`() {
    expectEqual(
      ServiceError.refused(status: 304).phrase.text(.english),
      "The service sent an unexpected response (304).")
    expectEqual(
      ServiceError.refused(status: 404).phrase.text(.english),
      "The service refused the request (404).")
  }

  @Test func `an invalid address names its setting`() {
    expectEqual(
      ServiceError.invalidAddress(setting: "movies.url").phrase.text(.english),
      "The service’s address is not valid. Check movies.url.")
  }
}
