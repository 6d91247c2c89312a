public import Editing
public import Phrases
public import Storage
public import Store

/// A short text under a title.
public struct Sample: Hashable, Identifiable, Sendable {
  /// What the user writes.
  public struct Content: Hashable, Sendable {
    public var title: String
    public var text: String

    public init(title: String = "", text: String = "") {
      (self.title, self.text) = (title, text)
    }

    /// False without a title.
    public var isValid: Bool { !title.allSatisfy(\.isWhitespace) }
  }

  public let id: Int64
  public var content: Content

  public init(id: Int64, _ content: Content) {
    (self.id, self.content) = (id, content)
  }
}

/// Why samples could not be read or changed.
public enum SampleError: PhrasedError, Hashable {
  case storage(StorageError)
  /// Another Galbi has changed or deleted the sample since it was read.
  case changedElsewhere

  public var phrase: Phrase {
    switch self {
    case .storage(let error): error.phrase
    case .changedElsewhere: EditingText.changedElsewhere
    }
  }
}

/// What the app knows of the samples.
public struct SampleState: Equatable {
  /// All samples, newest first.
  public var samples = AsyncValue<[Sample], SampleError>.loading
  /// Whether a change can be undone or redone.
  public var history = HistoryState()

  public init() {}
}
