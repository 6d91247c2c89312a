public import Phrases

/// Why stored data could not be read or changed, whatever feature they belong to.
///
/// Errors of one kind are equal, whatever caused them.
public struct StorageError: PhrasedError, Hashable {
  /// One case for each thing that the user can do about it.
  public enum Kind: Hashable, Sendable {
    case cannotRead
    case cannotWrite
    case diskFull
    /// Another program kept writing for as long as was waited.
    case busy
    /// A newer Galbi has changed the format.
    case newerData
    case damaged
    /// The file is missing or empty.
    case gone
    case unknown
  }

  public let kind: Kind
  /// What was being done and how it failed, for the log and for tests; without the user's data.
  public let cause: String

  public init(_ kind: Kind, cause: String = "") {
    self.kind = kind
    self.cause = cause
  }

  public static let cannotRead = StorageError(.cannotRead)
  public static let cannotWrite = StorageError(.cannotWrite)
  public static let diskFull = StorageError(.diskFull)
  public static let busy = StorageError(.busy)
  public static let newerData = StorageError(.newerData)
  public static let damaged = StorageError(.damaged)
  public static let gone = StorageError(.gone)
  public static let unknown = StorageError(.unknown)

  public static func == (one: StorageError, other: StorageError) -> Bool { one.kind == other.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public var phrase: Phrase {
    switch kind {
    case .cannotRead, .gone:
      Phrase(
        ko: "저장된 자료를 읽을 수 없습니다. 자료 폴더를 확인하세요.",
        en: "The stored data cannot be read; check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "자료를 저장할 수 없습니다. 자료 폴더의 권한을 확인하세요.",
        en: "The data cannot be stored; check the data folder's permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 저장하지 못했습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so nothing was stored; make room and try again.")
    case .busy:
      Phrase(
        ko: "다른 프로그램이 자료를 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another program is writing the data; try again in a moment.")
    case .newerData:
      Phrase(
        ko: "더 새로운 갈비가 쓴 자료입니다. 갈비를 새 판으로 바꾸세요.",
        en: "A newer Galbi wrote the data; update this one.")
    case .damaged:
      Phrase(
        ko: "저장된 자료가 손상되었습니다. 자료 폴더의 사본을 두고 galbi doctor로 확인하세요.",
        en: "The stored data are damaged; keep a copy of the data folder and run galbi doctor.")
    case .unknown:
      Phrase(ko: "알 수 없는 문제가 생겼습니다. 다시 해 보세요.", en: "Something unknown went wrong; try again.")
    }
  }
}

extension StorageError: CustomStringConvertible {
  public var description: String { cause.isEmpty ? "\(kind)" : "\(kind): \(cause)" }
}
