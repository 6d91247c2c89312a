public import Phrases
public import Storage

/// Why samples could not be read or changed.
public enum SampleError: PhrasedError, Hashable {
  case storage(StorageError)
  /// Another Galbi has changed or deleted the sample since it was read.
  case changedElsewhere

  public var phrase: Phrase {
    switch self {
    case .storage(let error): error.phrase
    case .changedElsewhere:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌어서 그대로 두었습니다.",
        en: "It was changed elsewhere meanwhile, so nothing was done.")
    }
  }
}
