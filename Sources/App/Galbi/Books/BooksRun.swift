import Launch
import LedgerData
import Log
import Phrases
import SQL
import Secrets
import SessionDomain
import SettingsDomain
import Storage
import TerminalUI

#if PostgreSQL
  import Books
  import PostgreSQL
#endif

/// Runs `galbi books`: moves the data of a profile to a server.
@MainActor
struct BooksRun {
  private let launcher: Launcher

  init(_ launcher: Launcher) { self.launcher = launcher }

  /// Returns the exit status.
  func run(_ command: BooksCommand) async -> Int32 {
    switch command {
    case .move(let address): return await move(to: address)
    #if PostgreSQL
      case .members:
        return await withBooks { books throws(SQLError) in try await list(books) }
      case .set(let name, let right):
        return await withBooks { books throws(SQLError) in try await set(right, of: name, books) }
      case .mend:
        return await withBooks { books throws(SQLError) in try await mend(books) }
    #else
      case .members, .set, .mend: return complain(BooksText.files, 1)
    #endif
    }
  }

  private func move(to address: String) async -> Int32 {
    if let fault = DatabaseSetting.fault(of: address) { return complain(fault, 2) }
    #if PostgreSQL
      guard let server = try? ServerAddress(address) else { return 2 }
      switch await password(of: server) {
      case .failure(let ending): return ending.status
      case .success(let password): return await move(to: server, password)
      }
    #else
      return 2
    #endif
  }

  #if PostgreSQL
    /// Runs `body` with the books of the settings, if they are on a server.
    private func withBooks(
      _ body: (ServerBooks) async throws(SQLError) -> Int32
    ) async -> Int32 {
      guard launcher.canUseDatabase() else { return 1 }
      let settings = launcher.settings.settings
      guard let server = settings.address(.database).flatMap({ try? ServerAddress($0) }) else {
        return complain(BooksText.files, 1)
      }
      let password = settings.secret(.databasePassword)
      let books = ServerBooks(server, tables: SessionStores.migrations, password: { password })
      do throws(SQLError) {
        let status = try await body(books)
        await books.close()
        return status
      } catch {
        await books.close()
        return complain(Self.phrase(of: error), 1)
      }
    }

    private func list(_ books: ServerBooks) async throws(SQLError) -> Int32 {
      let members = try await books.members()
      let columns = members.map { TextWidth.columns(of: $0.name) }.max() ?? 0
      for member in members {
        let gap = columns - TextWidth.columns(of: member.name) + 2
        launcher.printLine(
          member.name + String(repeating: " ", count: gap) + member.right.rawValue)
      }
      return 0
    }

    private func set(
      _ right: MemberRight?, of name: String, _ books: ServerBooks
    ) async throws(SQLError) -> Int32 {
      guard try await books.setRight(of: name, to: right) else {
        return complain(BooksText.unknown(name), 1)
      }
      launcher.hasChanged = true
      return try await list(books)
    }

    private func mend(_ books: ServerBooks) async throws(SQLError) -> Int32 {
      let rows = try await books.mend()
      launcher.hasChanged = !rows.isEmpty
      for row in rows { launcher.printLine(BooksText.mended(row).text(launcher.language)) }
      // What is left could only be put right with the loss of money or of an order.
      let left = try await books.wrongRows()
      for row in left { launcher.printError(BooksText.wrong(row).text(launcher.language)) }
      if rows.isEmpty, left.isEmpty {
        launcher.printLine(BooksText.sound.text(launcher.language))
      }
      return left.isEmpty ? 0 : 1
    }

    private struct Ending: Error { let status: Int32 }

    private func move(to server: ServerAddress, _ password: String?) async -> Int32 {
      var limits = ServerLimits()
      limits.change = BookMove.limit
      let books = ServerBooks(
        server, tables: SessionStores.migrations, password: { password }, limits: limits)
      let folder = launcher.folders.folder(of: Profile(name: ""))
      let (shown, language) = (Percentage(), launcher.language)
      let (result, ending) = await Launcher.interruptible {
        () -> Result<BookMove.Books?, SQLError> in
        do throws(SQLError) {
          return .success(
            try await BookMove(folder: folder, server: books).run { part in
              shown.show(part) { BooksText.progress($0).text(language) }
            })
        } catch {
          return .failure(error)
        }
      }
      if case .success(_?) = result {
        Launcher.showProgress(BooksText.indexing.text(language))
        // What of it is missing then, as after Ctrl-C, is made by the next search.
        _ = await Launcher.interruptible {
          try? await StoredLedger(books.database, searching: books.searching, log: .none)
            .prepareSearch()
        }
      }
      shown.remove()
      await books.close()
      switch result {
      case .success(let moved?):
        launcher.hasChanged = true
        for phrase in [BooksText.moved(moved), BooksText.verified, BooksText.stay] {
          launcher.printLine(phrase.text(language))
        }
        launcher.printLine("galbi config set database '\(server.uri)'")
        return 0
      case .success(nil): return complain(BooksText.nothing, 1)
      case .failure(let error): return complain(Self.phrase(of: error), ending ?? 1)
      }
    }

    /// The password that the server takes, asked for if it is needed; nil for one that libpq finds itself, or
    /// none.
    private func password(of server: ServerAddress) async -> Result<String?, Ending> {
      let settings = launcher.settings.settings
      let own = settings.address(.database)
      // That of another server is not told to this one.
      var password = own == nil || own == server.uri ? settings.secret(.databasePassword) : nil
      for isAsked in [false, true] {
        let known = password
        let database = PostgreSQLDatabase(server) { known }
        do throws(SQLError) {
          _ = try await database.facts()
          await database.close()
          return .success(password)
        } catch {
          await database.close()
          guard case .denied = error, !isAsked else {
            return .failure(Ending(status: complain(Self.phrase(of: error), 1)))
          }
        }
        switch launcher.askSecret(BooksText.password.text(launcher.language)) {
        case .interrupted: return .failure(Ending(status: 130))
        case .unreadable:
          return .failure(Ending(status: complain(ConfigText.unreadable, 1)))
        case .secret(let secret):
          password = secret.withBytes { String(decoding: $0, as: UTF8.self) }
        }
      }
      return .success(password)
    }

    private static func phrase(of error: SQLError) -> Phrase {
      switch error {
      case .busy: BooksText.busy
      case TableCopy.occupied: BooksText.inUse
      case .constraint, .misuse: BooksText.unstorable
      // That of a table, unlike that of a file, has no folder.
      case .corrupt(let path, _) where !path.contains("/"): BooksText.unstorable
      case .interrupted: BooksText.cancelled
      default: StorageError(error).phrase
      }
    }
  #endif

  private func complain(_ phrase: Phrase, _ status: Int32) -> Int32 {
    launcher.printError(phrase.text(launcher.language))
    return status
  }
}
