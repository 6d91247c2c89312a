import Books
import Log
import MartData
import MartDomain
import Phrases
import SQLite

extension DatabaseCheck {
  static let mart = DatabaseCheck(BookFile.file, Phrase(ko: "마트", en: "mart")) { path in
    guard exists(path) else { return nil }
    let mart = StoredMart(BookFile(path: path, log: .none, access: .reading), log: .none)
    do throws(MartError) {
      guard let isSound = try await mart.isSound() else { return nil }
      guard isSound else {
        return Finding(
          .broken, ko: "주문, 결제, 재고가 서로 맞지 않습니다. 지갑 파일의 사본을 보관하고 알려 주세요.",
          en:
            "Orders, payments and stock don’t match. Keep a copy of the wallet file and report it.")
      }
      return Finding(
        .fine, ko: "모든 주문이 결제, 재고와 일치합니다.",
        en: "All orders match their payments and stock.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
