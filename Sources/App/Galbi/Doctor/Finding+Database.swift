import Books
import Launch
import LedgerData
import Log
import Phrases
import SQL
import SettingsDomain
import Storage

#if PostgreSQL
  import PostgreSQL
#endif

extension Finding {
  /// Whether the database that the settings name can be reached and understood, and its clock agrees; none
  /// without such a setting.
  @MainActor
  static func database(_ launcher: Launcher) async -> [Finding] {
    let settings = launcher.settings.settings
    guard settings.address(.database) != nil else { return [] }
    if let fault = launcher.databaseFault { return [Finding(.broken, fault)] }
    #if PostgreSQL
      guard let server = settings.address(.database).flatMap({ try? ServerAddress($0) }) else {
        return []
      }
      let password = settings.secret(.databasePassword)
      let books = ServerBooks(server, tables: [], password: { password })
      // What was found before a fault belongs to it.
      var findings: [Finding] = []
      do throws(SQLError) {
        let facts = try await books.database.facts()
        let now = SystemClock().now
        findings = [Finding(facts, of: server), Finding(clock: facts.time - now)].compactMap(
          \.self)
        if facts.schema != nil {
          let right = try await books.ownRight()
          findings.append(Finding(right == nil ? .broken : .fine, BooksText.right(right)))
          findings += try await wrong(books)
          try await books.open()
          findings.append(
            Finding(
              .fine, ko: "잔액이 모든 내역과 일치합니다.", en: "The balances match all entries."))
          let ledger = StoredLedger(books.database, searching: books.searching, log: .none)
          findings.append(await .ledger(ledger, in: Phrase(ko: "데이터베이스", en: "the database")))
        }
        await books.close()
        return findings
      } catch {
        return findings + [Finding(.broken, reason(error))]
      }
    #else
      return []
    #endif
  }

  #if PostgreSQL
    /// What the server is; broken if a newer Galbi has made its tables.
    @MainActor
    private init(_ facts: ServerFacts, of server: ServerAddress) {
      let known = SessionStores.migrations.last?.version ?? 0
      let schema = facts.schema ?? 0
      if schema > known {
        self.init(.broken, StorageError.newerData.phrase)
      } else {
        let (korean, english) =
          schema == 0
          ? ("테이블 없음(처음 실행할 때 만듭니다)", "no tables yet (made when Galbi starts first)")
          : ("테이블 버전 \(schema)", "tables \(schema)")
        self.init(
          .fine, ko: "\(server.name): PostgreSQL \(facts.version), 사용자 \(facts.role), \(korean)",
          en: "\(server.name): PostgreSQL \(facts.version), role \(facts.role), \(english)")
      }
    }

    /// Days of entries are those of this machine; nil if its clock agrees with the server's.
    private init?(clock difference: Int64) {
      let seconds = abs(difference) / 1_000
      guard seconds >= 60 else { return nil }
      self.init(
        .note, ko: "서버 시계와 이 컴퓨터의 시계가 \(seconds)초 다릅니다. 시간 동기화를 확인해 주세요.",
        en:
          "The server’s clock and this computer’s differ by \(seconds) seconds. Check the time "
          + "synchronisation.")
    }

    /// The rows that are wrong, and whether others than members can connect.
    static func wrong(_ books: ServerBooks) async throws(SQLError) -> [Finding] {
      let rows = try await books.wrongRows()
      var findings = rows.prefix(10).map { Finding(.broken, BooksText.wrong($0)) }
      if !rows.isEmpty { findings.append(Finding(.note, BooksText.mend)) }
      if try await books.isOpenToStrangers() {
        findings.append(
          Finding(
            .note,
            ko: "서버의 모든 사용자가 이 데이터베이스에 연결할 수 있습니다. 소유자가 REVOKE CONNECT로 막을 수 있습니다.",
            en:
              "Everyone on the server can connect to this database; its owner can end that with REVOKE "
              + "CONNECT ON DATABASE … FROM PUBLIC."))
      }
      return findings
    }

    /// With what the server has said, which the app’s sentences leave out.
    private static func reason(_ error: SQLError) -> Phrase {
      let detail: String
      switch error {
      case .unreachable(_, let reason), .denied(_, let reason): detail = " (\(reason))"
      default: detail = ""
      }
      let phrase = StorageError(error).phrase
      return Phrase(ko: phrase.text(.korean) + detail, en: phrase.text(.english) + detail)
    }
  #endif
}
