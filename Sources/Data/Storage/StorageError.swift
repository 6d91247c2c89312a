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
    /// The server of the database does not answer; nothing was changed.
    case unreachable
    /// The server of the database was too slow; nothing was changed.
    case slow
    /// The user has no right to this.
    case denied
    /// Whether a change was made is not known yet.
    case unknownOutcome
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
  public static let unreachable = StorageError(.unreachable)
  public static let slow = StorageError(.slow)
  public static let denied = StorageError(.denied)
  public static let unknownOutcome = StorageError(.unknownOutcome)
  public static let unknown = StorageError(.unknown)

  public static func == (one: StorageError, other: StorageError) -> Bool { one.kind == other.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public var phrase: Phrase {
    switch kind {
    case .cannotRead, .gone:
      Phrase(
        ko: "저장된 데이터를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.",
        en: "The stored data can’t be read. Check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "데이터를 저장할 수 없습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en: "The data can’t be saved. Check the data folder’s permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 저장하지 못했습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full, so nothing was saved. Free up space and try again.")
    case .busy:
      Phrase(
        ko: "다른 프로그램이 데이터를 사용하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another program is using the data. Try again in a moment.")
    case .newerData:
      Phrase(
        ko: "더 새로운 버전의 갈비에서 저장한 데이터입니다. 갈비를 업데이트해 주세요.",
        en: "The data was saved by a newer Galbi. Update Galbi.")
    case .damaged:
      Phrase(
        ko: "저장된 데이터가 손상되었습니다. 데이터 폴더의 사본을 보관하고 galbi doctor로 확인해 주세요.",
        en: "The stored data is damaged. Keep a copy of the data folder and run galbi doctor.")
    case .unreachable:
      Phrase(
        ko: "데이터베이스 서버에 연결할 수 없습니다. 연결을 확인해 주세요.",
        en: "Can’t reach the database server. Check the connection.")
    case .slow:
      Phrase(
        ko: "데이터베이스 서버의 응답이 너무 늦습니다. 잠시 후 다시 시도해 주세요.",
        en: "The database server took too long to answer. Try again in a moment.")
    case .denied:
      Phrase(
        ko: "권한이 없습니다. 사용자 이름과 비밀번호를 확인하거나 데이터를 공유한 관리자에게 문의해 주세요.",
        en:
          "You don’t have permission. Check the user name and password, or ask whoever manages "
          + "the shared books.")
    case .unknownOutcome:
      Phrase(
        ko: "저장하는 중에 연결이 끊겼습니다. 연결되면 저장되었는지 확인해 주세요.",
        en:
          "The connection was lost while saving. Check whether it was saved once you’re connected.")
    case .unknown:
      Phrase(
        ko: "알 수 없는 문제가 발생했습니다. 다시 시도해 주세요.",
        en: "Something went wrong. Try again.")
    }
  }
}

extension StorageError: CustomStringConvertible {
  public var description: String { cause.isEmpty ? "\(kind)" : "\(kind): \(cause)" }
}
