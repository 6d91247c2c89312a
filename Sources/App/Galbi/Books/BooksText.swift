import Books
import Phrases
import TerminalUI

/// The texts of `galbi books`.
enum BooksText {
  static let password = Phrase(ko: "데이터베이스 비밀번호: ", en: "Database password: ")
  static let nothing = Phrase(
    ko: "옮길 데이터가 없습니다. 데이터 폴더를 확인해 주세요.",
    en: "There is nothing to move. Check the data folder.")
  static let inUse = Phrase(
    ko: "데이터베이스에 이미 데이터가 있어 옮기지 않았습니다. 비어 있는 데이터베이스를 사용해 주세요.",
    en: "The database has data already, so nothing was moved. Use an empty database.")
  static let busy = Phrase(
    ko: "실행 중인 다른 갈비에서 이 데이터를 사용하고 있어 옮기지 않았습니다. 모두 종료한 뒤 다시 실행해 주세요.",
    en: "Another copy of Galbi has this data open, so nothing was moved. Quit it and try again."
  )
  static let unstorable = Phrase(
    ko: "서버에 그대로 저장할 수 없는 데이터가 있어 옮기지 않았습니다. galbi doctor로 파일을 확인해 주세요.",
    en:
      "The server can’t store this data exactly as it is, so nothing was moved. Check the files "
      + "with galbi doctor.")
  static let cancelled = Phrase(ko: "취소했습니다. 옮긴 데이터는 없습니다.", en: "Cancelled. Nothing was moved.")
  static let indexing = Phrase(ko: "검색을 준비하는 중…", en: "Preparing the search…")
  static let files = Phrase(
    ko: "데이터를 서버에서 공유하고 있지 않습니다. galbi config set database로 데이터베이스를 설정해 주세요.",
    en: "Your books are not shared on a server. Set a database with galbi config set database.")
  static let sound = Phrase(ko: "잘못된 행이 없습니다.", en: "No row is wrong.")
  static let mend = Phrase(
    ko: "공유 데이터의 관리자가 galbi books mend로 고칠 수 있습니다. 그때까지 잘못된 행은 표시하지 않습니다.",
    en:
      "Someone who manages the shared books can mend them with galbi books mend. Until then, "
      + "rows that are wrong are left out.")
  static let verified = Phrase(
    ko: "서버의 모든 값을 파일과 비교했고 모두 같습니다.",
    en: "Every value on the server was compared with the files, and all are equal.")
  static let stay = Phrase(
    ko: "파일은 그대로 있습니다. 서버의 데이터를 사용하려면 다음을 실행해 주세요.",
    en: "The files stay as they were. To use the data on the server, run:")

  /// What the user may do with shared books.
  static func right(_ right: MemberRight?) -> Phrase {
    switch right {
    case nil: Phrase(ko: "공유 데이터에 대한 권한이 없습니다.", en: "You have no access to the shared books.")
    case .view: Phrase(ko: "공유 데이터를 볼 수 있습니다.", en: "You can view the shared books.")
    case .spend:
      Phrase(
        ko: "공유 데이터로 결제하고 내역을 편집할 수 있습니다.",
        en: "You can pay from the shared wallet and edit entries.")
    case .manage: Phrase(ko: "공유 데이터를 관리할 수 있습니다.", en: "You can manage the shared books.")
    }
  }

  static func unknown(_ name: String) -> Phrase {
    Phrase(
      ko: "서버에 없는 사용자입니다: \(name). createuser로 먼저 만들어 주세요.",
      en: "The server has no user \(name). Make one first with createuser.")
  }

  #if PostgreSQL
    /// Names the row, and the rule that it fails.
    static func wrong(_ row: ServerBooks.WrongRow) -> Phrase {
      Phrase(
        ko: "잘못된 행: \(row.table) \(row.key.cut) (\(row.rule))",
        en: "This row is wrong: \(row.table) \(row.key.cut) (\(row.rule))")
    }

    static func mended(_ row: ServerBooks.WrongRow) -> Phrase {
      Phrase(
        ko: "고치거나 따로 보관했습니다: \(row.table) \(row.key.cut) (\(row.rule))",
        en: "Mended or put aside: \(row.table) \(row.key.cut) (\(row.rule))")
    }
  #endif

  static func progress(_ percent: Int) -> Phrase {
    Phrase(ko: "옮기는 중… \(percent)%", en: "Moving… \(percent)%")
  }

  #if PostgreSQL
    static func moved(_ books: BookMove.Books) -> Phrase {
      func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number.grouped) \(number == 1 ? one : many)"
      }
      let parts = [
        count(books.people, "person", "people"), count(books.entries, "entry", "entries"),
        count(books.orders, "order", "orders"),
      ]
      return Phrase(
        ko:
          "사람 \(books.people.grouped)명, 내역 \(books.entries.grouped)건, 주문 \(books.orders.grouped)건, "
          + "카드 \(books.cards.grouped)장을 옮겼습니다. 슈퍼페이 잔액은 \(books.balance.grouped)원입니다.",
        en:
          "Moved \(parts.joined(separator: ", ")) and \(count(books.cards, "card", "cards")). The "
          + "SuperPay balance is \(books.balance.grouped) won.")
    }
  #endif
}

extension String {
  /// Small enough for a line: a key may be the text of someone else.
  fileprivate var cut: String { ControlCharacters.escaped(prefix(fitting: 40)) }
}
