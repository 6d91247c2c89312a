import RIBsTesting
import Storage
import Testing

struct StorageErrorTests {
  @Test(arguments: [
    StorageError.cannotRead, .cannotWrite, .diskFull, .busy, .newerData, .damaged,
  ])
  func `every error has a sentence in Korean and in English`(error: StorageError) {
    #expect(error.phrase.isTranslated)
  }
}
