import Glibc
import Launch
import LedgerData
import LedgerDomain
import Log
import PeopleData
import PeopleDomain
import ResourceKit
import SQLite
import SessionDomain
import WalletData
import WalletDomain

/// Whether what is kept of the profile is whole, and the books balance when all is counted anew.
struct DataCheck {
  private let folder: String

  private static let peopleSubject = Phrase(ko: "사람", en: "people")
  private static let walletSubject = Phrase(ko: "지갑", en: "wallet")
  private static let ledgerSubject = Phrase(ko: "내역", en: "ledger")
  private static let none = Phrase(ko: "아직 없습니다.", en: "There is nothing yet.")

  init(_ folders: Folders) {
    folder = "\(folders.data)/profiles/\(Profile(name: "").id)"
  }

  var findings: [Finding] {
    get async {
      guard isInReach else {
        return [Self.peopleSubject, Self.walletSubject, Self.ledgerSubject].map {
          .broken($0, PeopleError.cannotRead.phrase)
        }
      }
      return [await people, await wallet, await ledger]
    }
  }

  /// Whether it can be told what is there: in a folder that may not be entered, anything may be.
  private var isInReach: Bool { access(folder, X_OK) == 0 || errno == ENOENT }

  private var people: Finding {
    get async {
      let subject = Self.peopleSubject
      let path = "\(folder)/galbi.sqlite"
      guard access(path, F_OK) == 0 else { return .note(subject, Self.none) }
      if let obstacle = Self.obstacle(at: path) { return .broken(subject, obstacle) }
      let database = Database(
        path: path, migrations: SQLitePeople.migrations, access: .reading)
      do throws(SQLiteError) {
        try await database.quickCheck()
        return .fine(subject, Phrase(ko: path, en: path))
      } catch {
        return .broken(subject, Self.fault(error, in: path))
      }
    }
  }

  /// Only what is damaged is set aside: the rest stays as it is.
  private static func fault(_ error: SQLiteError, in path: String) -> Phrase {
    switch error {
    case .corrupt:
      Phrase(
        ko: "\(path)을(를) 온전히 읽을 수 없습니다. 다음 시작 때 옆으로 옮기고 새로 받습니다.",
        en: "\(path) cannot be read whole; the next launch sets it aside and downloads anew.")
    case .newerSchema: PeopleError.newerData.phrase
    case .busy: PeopleError.busy.phrase
    default: PeopleError.cannotRead.phrase
    }
  }

  private var wallet: Finding {
    get async {
      let subject = Self.walletSubject
      if let obstacle = Self.obstacle(at: books.path) { return .broken(subject, obstacle) }
      let wallet = SQLiteWallet(database: books, log: .none)
      do throws(WalletError) {
        guard try await wallet.examine() else { return .note(subject, Self.none) }
        return .fine(
          subject,
          Phrase(
            ko: "온전하고, 잔고가 모든 기록과 맞습니다.",
            en: "Whole, and the balances are what all entries come to."))
      } catch {
        return .broken(subject, error.phrase)
      }
    }
  }

  private var ledger: Finding {
    get async {
      let subject = Self.ledgerSubject
      guard access(books.path, F_OK) == 0 else { return .note(subject, Self.none) }
      if let obstacle = Self.obstacle(at: books.path) { return .broken(subject, obstacle) }
      let ledger = SQLiteLedger(
        database: books, searching: books, border: LedgerBorder(log: .none))
      do throws(LedgerError) {
        guard try await ledger.isSound() else {
          return .broken(
            subject,
            Phrase(
              ko: "달마다의 합계가 기록과 맞지 않습니다. 지갑 파일의 사본을 두고 알려 주세요.",
              en: "The totals of months are not what the entries come to; keep a copy of the "
                + "wallet's file and report it."))
        }
        return .fine(
          subject,
          Phrase(ko: "합계가 모든 기록과 맞습니다.", en: "The totals are what all entries come to."))
      } catch {
        return .broken(subject, error.phrase)
      }
    }
  }

  /// What lies where a file belongs and is none; nil for a file, and where nothing lies.
  private static func obstacle(at path: String) -> Phrase? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: Phrase(ko: "폴더", en: "folder")
      case S_IFIFO: Phrase(ko: "파이프", en: "pipe")
      case S_IFSOCK: Phrase(ko: "소켓", en: "socket")
      default: Phrase(ko: "장치", en: "device")
      }
    return Phrase(
      ko: "\(path)은(는) 파일이 아니라 \(kind.text(.korean))입니다. 다른 곳으로 옮기세요.",
      en: "\(path) is a \(kind.text(.english)) and no file; move it elsewhere.")
  }

  private var books: Database {
    SQLiteWallet.database(
      at: "\(folder)/wallet.sqlite", more: SQLiteLedger.migrations, access: .reading)
  }
}
