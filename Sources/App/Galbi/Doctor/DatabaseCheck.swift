import Books
import HighwayData
import Log
import MartData
import MartDomain
import MoviesData
import PeopleData
import Phrases
import PlacesData
import PlacesDomain
import Platform
import SQL
import SQLite
import Storage

/// How the doctor examines one database of a profile.
@MainActor
struct DatabaseCheck {
  /// The name of the file in the profile's folder.
  let file: String

  /// Its name in the output.
  let subject: Phrase

  /// Examines the file at a path, and changes nothing; nil if there is no file.
  private let examine: (_ path: String) async -> Finding?

  init(_ file: String, _ subject: Phrase, examine: @escaping (_ path: String) async -> Finding?) {
    self.file = file
    self.subject = subject
    self.examine = examine
  }

  /// A check for damage only; `fault` returns the sentence for an error if the usual one is not
  /// enough.
  init(
    _ file: String, _ subject: Phrase, migrations: [Migration],
    fault: @escaping (SQLError, _ path: String) -> Phrase = { error, _ in
      StorageError(error).phrase
    }
  ) {
    self.init(file, subject) { path in
      guard Self.exists(path) else { return nil }
      let database = SQLiteDatabase(path: path, migrations: migrations, access: .reading)
      do throws(SQLError) {
        try await database.quickCheck()
        return .fine(path)
      } catch {
        return Finding(.broken, fault(error, path))
      }
    }
  }

  /// Examines the file in `folder`, the profile's.
  func finding(in folder: String) async -> Finding {
    guard access(folder, X_OK) == 0 || errno == ENOENT else {
      return Finding(.broken, StorageError.cannotRead.phrase)
    }
    let path = "\(folder)/\(file)"
    if let obstacle = Self.obstacle(at: path) { return obstacle }
    return await examine(path) ?? Finding(.note, ko: "아직 데이터가 없습니다.", en: "No data yet.")
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Something other than a file at `path`; nil for a file, or if there is nothing.
  private static func obstacle(at path: String) -> Finding? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: Phrase(ko: "폴더", en: "folder")
      case S_IFIFO: Phrase(ko: "파이프", en: "pipe")
      case S_IFSOCK: Phrase(ko: "소켓", en: "socket")
      default: Phrase(ko: "장치", en: "device")
      }
    return Finding(
      .broken, ko: "파일이 아니라 \(kind.text(.korean))입니다: \(path). 다른 곳으로 옮겨 주세요.",
      en: "\(path) is a \(kind.text(.english)), not a file. Move it elsewhere.")
  }
}

extension DatabaseCheck {
  static let places = DatabaseCheck(
    "\(SQLitePlaces.folder)/\(SQLitePlaces.file)", Phrase(ko: "장소", en: "places"),
    migrations: SQLitePlaces.migrations
  ) { error, _ in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return PlacesError.damagedIndex.phrase
  }
}

extension DatabaseCheck {
  static let highway = DatabaseCheck(
    SQLiteHighway.file, Phrase(ko: "고속도로", en: "highway"), migrations: SQLiteHighway.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 고속도로를 열 때 따로 보관하고 새로 다운로드합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside and downloaded again the next "
        + "time you open Highway."
    )
  }
}

extension DatabaseCheck {
  static let movies = DatabaseCheck(
    SQLiteMovies.file, Phrase(ko: "영화", en: "movies"), migrations: SQLiteMovies.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 영화를 열 때 즐겨찾기와 함께 따로 보관합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside, with its favourites, the next "
        + "time you open Movies."
    )
  }
}

extension DatabaseCheck {
  static let people = DatabaseCheck(
    SessionStores.peopleFile, Phrase(ko: "사람", en: "people"), migrations: StoredPeople.migrations
  ) { error, path in
    // Only what is damaged is set aside: the rest stays as it is.
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 시작할 때 따로 보관하고 새로 다운로드합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside and downloaded again when Galbi "
        + "starts next."
    )
  }
}

extension DatabaseCheck {
  static let mart = DatabaseCheck(BookFile.file, Phrase(ko: "슈퍼마트", en: "SuperMart")) { path in
    guard exists(path) else { return nil }
    let mart = StoredMart(BookFile(path: path, log: .none, access: .reading), log: .none)
    do throws(MartError) {
      guard let isSound = try await mart.isSound() else { return nil }
      guard isSound else {
        return Finding(
          .broken, ko: "주문, 결제, 재고가 서로 맞지 않습니다. 지갑 파일의 사본을 보관하고 \(Version.reports)에 알려 주세요.",
          en:
            "Orders, payments and stock don’t match. Keep a copy of the wallet file and report this "
            + "at \(Version.reports).")
      }
      return Finding(
        .fine, ko: "모든 주문이 결제, 재고와 일치합니다.",
        en: "All orders match their payments and stock.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
