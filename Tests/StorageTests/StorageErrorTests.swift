import Expectations
import RIBsTesting
import Storage
import Testing

struct StorageErrorTests {
  @Test(arguments: [
    StorageError.cannotRead, .cannotWrite, .diskFull, .busy, .newerData, .damaged, .gone,
    .unknown,
  ])
  func `every error has a sentence in Korean and in English`(error: StorageError) {
    #expect(error.phrase.isTranslated)
  }

  @Test func `an error prints its cause, but is equal to others of its kind`() {
    let error = StorageError(.busy, cause: "pay(_:): locked")
    expectEqual("\(error)", "busy: pay(_:): locked")
    expectEqual(error, .busy)
    expectEqual(error.phrase, StorageError.busy.phrase)
  }
}
