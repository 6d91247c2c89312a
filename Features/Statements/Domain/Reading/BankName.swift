import LedgerDomain
import Phrases
import Storage

/// Finds what an account may be called whose statement is imported.
enum BankName {
  private static let banks = [
    "은행", "뱅크", "카드", "증권", "금고", "신협", "우체국", "농협", "수협", "bank", "card",
  ]
  /// Words after the name of a bank, which are not part of it.
  private static let titles = [
    "거래내역조회", "거래내역", "입출금내역", "이용내역", "거래", "입출금", "이용", "내역", "조회", "명세서", "statement",
    "transactions",
  ]

  /// The first cell that names a bank, without words such as “거래내역”; empty if none does.
  static func found(in lines: [FileRow]) -> String {
    let cells = lines.lazy.flatMap(\.cells)
    let named = cells.first { cell in
      let cell = cell.lowercased()
      return banks.contains { cell.contains($0) }
    }
    var words = LedgerEntry.normalised(named ?? "").split(separator: " ")
    while let last = words.last, words.count > 1, titles.contains(last.lowercased()) {
      words.removeLast()
    }
    return shortened(words.joined(separator: " "))
  }

  /// The name of a file without its ending, and without a period or a number at the end.
  static func of(file: String) -> String {
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    let signs: Set<Character> = ["-", "_", ".", " ", "(", ")", "~", "[", "]"]
    let end = name.lastIndex { !$0.isNumber && !signs.contains($0) }
    let words = end.map { name[...$0] } ?? name[...]
    return shortened(LedgerEntry.normalised(String(words)))
  }

  private static func shortened(_ name: String) -> String {
    let name = name.prefix(fitting: LedgerAccount.nameLimit)
    return LedgerEntry.normalised(String(name))
  }
}
