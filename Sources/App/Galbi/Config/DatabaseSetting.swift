import Launch
import Phrases
import SettingsDomain

#if PostgreSQL
  import PostgreSQL
#endif

/// The setting that names a database on a server.
enum DatabaseSetting {
  /// Why an address cannot be used whatever the server is; nil for one that can.
  static func fault(of address: String) -> Phrase? {
    #if PostgreSQL
      do throws(ServerAddress.Fault) {
        _ = try ServerAddress(address)
        return nil
      } catch {
        return phrase(of: error)
      }
    #else
      return Phrase(
        ko: "이 갈비는 PostgreSQL 없이 빌드되었습니다. make build TRAITS=PostgreSQL로 다시 빌드해 주세요.",
        en: "This Galbi was built without PostgreSQL. Build it with make build TRAITS=PostgreSQL.")
    #endif
  }

  #if PostgreSQL
    private static func phrase(of fault: ServerAddress.Fault) -> Phrase {
      switch fault {
      case .tooLong:
        Phrase(
          ko: "데이터베이스 주소가 너무 깁니다. \(ServerAddress.maximumLength)바이트까지 쓸 수 있습니다.",
          en: "The database address is longer than \(ServerAddress.maximumLength) bytes.")
      case .malformed:
        Phrase(
          ko: "데이터베이스 주소가 올바르지 않습니다. 예: postgresql://user@example.org/books",
          en: "The database address is not valid. Example: postgresql://user@example.org/books")
      case .containsPassword:
        Phrase(
          ko: "주소에서 비밀번호를 빼 주세요. galbi config set database.password를 실행하거나 .pgpass 파일을 사용해 주세요.",
          en:
            "Leave the password out of the address. Run galbi config set database.password, or use a "
            + ".pgpass file.")
      case .unverified:
        Phrase(
          ko: "다른 컴퓨터의 서버에는 sslmode=verify-full로만 연결할 수 있습니다.",
          en: "A server on another computer needs sslmode=verify-full.")
      }
    }
  #endif
}

extension Launcher {
  /// False, with the reason on standard error, if the database of the settings cannot be used whatever its
  /// server is: the books of files are never taken for those that are meant.
  func canUseDatabase() -> Bool {
    guard let fault = databaseFault else { return true }
    let notStarted = Phrase(ko: "갈비를 시작하지 않았습니다.", en: "Galbi did not start.")
    printError("\(fault.text(language)) \(notStarted.text(language))")
    return false
  }

  /// Nil for a database that can be used, and for files.
  var databaseFault: Phrase? {
    let state = settings
    return state.problems.first { $0.concerns(.database) }?.cause
      ?? state.settings.address(.database).flatMap(DatabaseSetting.fault)
  }
}
