import Books
import LedgerData
import LedgerDomain
import Log
import Phrases
import SQL
import SQLite
import Storage
import WalletData
import WalletDomain

extension DatabaseCheck {
  static let wallet = DatabaseCheck(BookFile.file, Phrase(ko: "지갑", en: "wallet")) { path in
    let wallet = StoredWallet(BookFile(path: path, log: .none, access: .reading), log: .none)
    let made = await charges(beside: path)
    do throws(WalletError) {
      guard try await wallet.examine() else { return nil }
      let missing = try await wallet.unknown(made)
      guard missing.isEmpty else { return Finding(.broken, WalletError.missing(missing).phrase) }
      return Finding(
        .fine, ko: "잔액이 모든 내역과 일치합니다.",
        en: "The balances match all entries.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }

  /// The charges of the bank of the same profile; none if its file cannot be read.
  private static func charges(beside path: String) async -> [BankCharge] {
    let bank = SQLiteDatabase(
      path: "\(path.dropLast(BookFile.file.count))\(SessionStores.bankFile)",
      migrations: SimulatedBank.migrations, access: .reading)
    let charges = try? await bank.read(SimulatedBank.charges)
    await bank.close()
    return charges ?? []
  }

  static let bank = DatabaseCheck(
    SessionStores.bankFile, Phrase(ko: "모의 은행", en: "bank"),
    migrations: SimulatedBank.migrations
  ) { error, path in
    switch error {
    case .corrupt:
      Phrase(
        ko: "파일을 끝까지 읽을 수 없습니다: \(path). 모의 은행이 다음 요청 때 따로 보관하며, 등록된 카드는 모두 사라집니다.",
        en:
          "\(path) can’t be read completely. At the next request the mock bank sets it aside and "
          + "forgets all cards."
      )
    default: WalletError.storage(StorageError(error)).phrase
    }
  }

  static let ledger = DatabaseCheck(BookFile.file, Phrase(ko: "가계부", en: "ledger")) { path in
    guard exists(path) else { return nil }
    let books = BookFile(path: path, log: .none, access: .reading)
    let ledger = StoredLedger(books.database, searching: books.searching, log: .none)
    // Those of the first version have none yet, and get it when they are opened.
    guard await books.hasLedger else { return nil }
    return await Finding.ledger(ledger, in: Phrase(ko: "지갑 파일", en: "the wallet file"))
  }
}

extension Finding {
  /// Whether a ledger agrees with itself, and every entry is in an account that a list shows; `books` is of
  /// what a copy is kept where it does not.
  static func ledger(_ ledger: StoredLedger, in books: Phrase) async -> Finding {
    do throws(LedgerError) {
      guard try await ledger.isSound() else {
        return Finding(
          .broken,
          ko:
            "합계, 색인 또는 실행 기록이 내역과 맞지 않습니다. \(books.text(.korean))의 사본을 보관하고 \(Version.reports)에 알려 주세요.",
          en: "Totals, index or history don’t match the entries. Keep a copy of "
            + "\(books.text(.english)) and report this at \(Version.reports).")
      }
      return Finding(
        .fine, ko: "합계가 모든 내역과 일치합니다.", en: "The totals match all entries.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
