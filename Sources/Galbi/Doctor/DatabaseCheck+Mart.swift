import Books
import Log
import MartData
import MartDomain
import Phrases
import SQLite

extension DatabaseCheck {
  static let mart = DatabaseCheck(Books.file, Phrase(ko: "마트", en: "mart")) { path in
    guard exists(path) else { return nil }
    let mart = SQLiteMart(Books(path: path, log: .none, access: .reading), log: .none)
    do throws(MartError) {
      guard let isSound = try await mart.isSound() else { return nil }
      guard isSound else {
        return Finding(
          .broken, ko: "주문과 결제, 재고가 서로 맞지 않습니다. 지갑 파일의 사본을 두고 알려 주세요.",
          en: "Orders, payments and stock are not in accord; keep a copy of the wallet's file and "
            + "report it.")
      }
      return Finding(
        .fine, ko: "모든 주문이 결제와 재고에 맞습니다.",
        en: "Every order is paid as it should be, and so is the stock.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
