import Expectations
import PeopleDomain
import Phrases
import Services
import Storage
import Testing
import Time

struct PhraseTests {
  @Test(arguments: [
    PeopleError.service(.noInternet), .storage(.cannotRead), .damaged(movedTo: "x"),
    .damaged(movedTo: nil), .missing, .samplesCannotChange,
    .changedElsewhere(SamplePeople.all[0]), .undoOverChange,
  ])
  func `each error is a sentence in both languages`(error: PeopleError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }

  @Test func `the cause of an error does not name a key`() {
    let damaged = PeopleError.damaged(movedTo: "x")
    expectEqual(
      Language.allCases.map(damaged.cause.text),
      [
        "저장된 데이터가 손상되어 x 파일로 따로 보관했습니다.", "The stored data was damaged and moved to x.",
      ])
    expectEqual(PeopleError.storage(.busy).cause, PeopleError.storage(.busy).phrase)
  }

  @Test(arguments: [
    (PeopleState.Origin.none, [], []), (.samples, ["샘플 데이터"], ["sample data"]),
    (.kept, ["데이터 없음"], ["no data"]), (.downloaded(at: 0), ["3분 전"], ["3 min ago"]),
  ])
  func `the status says where people come from, and that the service cannot be reached`(
    origin: PeopleState.Origin, korean: [String], english: [String]
  ) {
    var state = PeopleState()
    state.origin = origin
    state.age = .minutes(3)
    expectEqual(state.status.map { $0.text(.korean) }, korean)
    expectEqual(state.status.map { $0.text(.english) }, english)
    state.isOffline = true
    expectEqual(state.status.map { $0.text(.korean) }, korean + ["오프라인"])
    expectEqual(state.status.map { $0.text(.english) }, english + ["offline"])
  }

  @Test(arguments: [
    PersonValidationError.noName, .tooLong(100), .blankInside, .noAddress, .noAge, .noCountry,
    .noPhone,
  ])
  func `each error of a field is a sentence in both languages`(error: PersonValidationError) {
    let texts = Language.allCases.map(error.phrase.text)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(texts[0] != texts[1])
  }
}
