public import Phrases
public import Storage

/// Why a file of places was not imported; the places imported before are as they were.
public enum PlaceImportError: PhrasedError, Hashable {
  case missing
  case cannotRead
  case notFile
  case empty
  /// `limit` is in megabytes.
  case tooLarge(limit: Int)
  /// No row has a name, a latitude and a longitude.
  case noPlaces
  /// Nor has any below headings that name these columns; the first such row is in this line.
  case noneReadable(line: Int)
  /// Another Galbi is importing.
  case busy
  case storage(StorageError)
  case cancelled

  public var phrase: Phrase {
    switch self {
    case .missing:
      Phrase(ko: "파일을 찾을 수 없습니다. 경로를 확인해 주세요.", en: "File not found. Check the path.")
    case .cannotRead:
      Phrase(
        ko: "파일을 읽을 수 없습니다. 권한을 확인해 주세요.",
        en: "The file can’t be read. Check its permissions.")
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. CSV 파일을 선택해 주세요.",
        en: "This is not a file. Choose a CSV file.")
    case .empty: Phrase(ko: "파일이 비어 있습니다.", en: "The file is empty.")
    case .tooLarge(let limit):
      Phrase(
        ko: "파일이 너무 큽니다. \(limit) MB까지 가져올 수 있습니다.",
        en: "The file is too large. Up to \(limit) MB can be imported.")
    case .noPlaces:
      Phrase(
        ko: "장소를 찾을 수 없습니다. 이름, 주소, 위도, 경도 열이 있는 UTF-8, UTF-16 또는 CP949 CSV 파일이어야 합니다.",
        en:
          "No places found. The file must be CSV in UTF-8, UTF-16 or CP949 with the columns "
          + "name, address, latitude and longitude."
      )
    case .noneReadable(let line):
      Phrase(
        ko: "이름과 좌표를 읽을 수 있는 행이 없습니다. \(line.grouped)번째 줄부터 확인해 주세요.",
        en: "No row has a name and a coordinate that can be read. Check line \(line.grouped) first."
      )
    case .busy:
      Phrase(
        ko: "실행 중인 다른 갈비에서 장소를 가져오고 있습니다. 끝난 뒤에 다시 시도해 주세요.",
        en: "Another copy of Galbi is importing places. Try again when it is done.")
    case .storage(let error): error.phrase
    case .cancelled:
      Phrase(ko: "취소했습니다. 장소는 그대로입니다.", en: "Cancelled. The places are unchanged.")
    }
  }
}

/// What came of the import of a file.
public struct ImportedPlaces: Hashable, Sendable {
  public let count: Int
  /// How many rows were left out for want of a name or a valid coordinate, or as unreadable.
  public let leftOut: Int
  /// The lines of the first of them, counted from 1.
  public let firstLeftOut: [Int]

  public init(count: Int, leftOut: Int = 0, firstLeftOut: [Int] = []) {
    self.count = count
    self.leftOut = leftOut
    self.firstLeftOut = firstLeftOut
  }
}
