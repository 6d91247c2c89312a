import LedgerDomain
import Phrases
import Storage

/// Finds what an account may be called whose statement is imported.
enum BankName {
  private static let banks = [
    "은행", "뱅크", "카드", "증권", "금고", "신협", "우체국", "농협", "수협", "bank", "card",
  ]
  /// Words after the name of a bank, which are not part of it; the longest first.
  private static let titles = [
    "거래내역조회", "입출금거래내역", "예금거래내역", "예금거래", "예금", "결제예정금액", "결제분", "청구분", "이용분", "승인분", "이용대금명세서",
    "카드대금명세서", "이용내역조회", "승인내역조회", "거래내역", "입출금내역", "이용내역", "승인내역",
    "결제내역", "매입내역", "매출내역", "사용내역", "청구내역", "상세내역", "이용대금", "결제대금", "청구대금", "청구금액", "이용명세서",
    "거래명세서",
    "명세서", "청구서", "명세", "거래", "입출금", "이용", "승인", "매입", "청구", "결제", "사용", "내역", "조회", "국내", "해외",
    "전체",
    "statements", "statement", "transactions", "transaction", "approvals", "activity", "history",
  ].sorted { $0.count > $1.count }
  private static let signs: Set<Character> = ["-", "_", ".", " ", "(", ")", "~", "[", "]", ","]

  /// The only bank that a name names, as 우리은행 or KB국민카드; nil for none or several.
  static func house(in name: String) -> String? { Institutions.only(in: name) }

  /// The first cell that names a bank, without words such as “거래내역”; empty if none does.
  static func found(in lines: [FileRow]) -> String {
    for line in lines {
      let cells = line.cells.filter { !$0.allSatisfy(\.isWhitespace) }
      for (place, cell) in cells.enumerated() {
        // As `은행명: 하나은행`.
        let parts = cell.split(separator: ":", maxSplits: 1).map(String.init)
        let name = parts.count == 2 && isLabel(parts[0]) ? parts[1] : cell
        let isNamed = banks.contains { name.lowercased().contains($0) }
        if isNamed, !isLabel(name) || cells.count == 1 && banks.contains(name) {
          let found = plain(LedgerEntry.normalised(name))
          // A title such as `카드 이용내역` names no bank.
          if !banks.contains(found) || found == name { return found }
        }
        // Beside a label such as `은행명` the name may lack the word 은행, as in `하나`.
        let label = place > 0 ? cells[place - 1].lowercased() : ""
        if isLabel(label), label.has("은행") || label.has("bank"), house(in: cell + "은행") != nil {
          return plain(LedgerEntry.normalised(cell))
        }
      }
    }
    return ""
  }

  /// Words of labels, as 은행명, 카드번호 and 고객님의 이용카드, the longest first.
  private static let labels = [
    "은행", "카드", "bank", "card", "계좌", "명", "번호", "종류", "구분", "이용", "조회", "거래", "고객님의", "고객님", "고객",
    "본인",
    "보유", "결제", "입금", "출금", "상대", "해당", "소지", "등록", "선택", "취급", "개설", "발급", "사", "name", "number",
    "no", "type", "my", "your",
  ].sorted { $0.count > $1.count }

  /// Whether a cell has no other words than those of labels.
  private static func isLabel(_ cell: String) -> Bool {
    var rest = StatementWords.plain(cell).filter(\.isLetter)[...]
    while !rest.isEmpty {
      guard let word = labels.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  /// The name of a file without its ending, and without titles, a period or a number at the end.
  static func of(file: String) -> String {
    // Downloads may have no ending.
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let name = parts.count > 1 ? parts.dropLast().joined(separator: ".") : file
    return shortened(untitled(name, isFile: true))
  }

  /// The name of a bank in a title or in the name of an account.
  static func plain(_ title: String) -> String { shortened(untitled(title, isFile: false)) }

  private static func untitled(_ name: String, isFile: Bool) -> String {
    let name = withoutBrackets(name, isFile: isFile)
    var rest = withoutFirstPeriod(name[...])
    if isFile { rest = withoutInnerTitles(rest) }
    while true {
      let end = rest.lastIndex { !signs.contains($0) }
      let trimmed = end.map { rest[...$0] } ?? rest
      let shorter = withoutTitle(trimmed) ?? withoutPeriod(trimmed, isFile: isFile)
      guard let shorter, shorter.contains(where: \.isLetter) else {
        // The number of a card may be in brackets.
        let isCut = isFile && trimmed.last?.isNumber != true || rest.count < name.count
        return String(isCut ? trimmed : rest)
      }
      rest = shorter
    }
  }

  /// Without brackets of a period, of a title or of a unit, and those around the beginning: [BC카드] is BC카드.
  private static func withoutBrackets(_ name: String, isFile: Bool) -> String {
    let closed: [Character: Character] = ["(": ")", "[": "]", "<": ">", "【": "】"]
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      guard let close = closed[first], let end = rest.firstIndex(of: close) else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      if result.isEmpty, inner.contains(where: \.isLetter), !saysNothing(inner) {
        result += inner + " "
      } else if saysNothing(inner) || isFile && Int(inner) != nil && inner.count < 4 {
        result += " "
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  /// What files have behind the name of a bank that is no part of it, besides titles.
  private static let fileWords =
    titles
    + [
      "포인트", "마일리지", "적립", "할부", "일시불", "본인", "가족", "개인", "엑셀", "다운로드", "최종", "수정", "복사본", "사본",
      "원본", "목록",
      "리스트", "파일", "자료", "데이터", "보고서", "download", "export", "excel", "final", "copy",
      "list",
      "report", "data", "file", "points", "point",
    ].sorted { $0.count > $1.count }

  /// Without parts of a file's name behind that of a bank that are titles, or the days of a period.
  private static func withoutInnerTitles(_ text: Substring) -> Substring {
    let parts = text.split(omittingEmptySubsequences: false) { "_- .".contains($0) }
    guard let first = parts.first?.lowercased(),
      banks.contains(where: first.has) || house(in: first) != nil
    else { return text }
    let left = parts.dropFirst().filter { part in
      var rest = part.lowercased()[...]
      if rest.wholeMatch(of: /20\d{6}|20\d\d(0[1-9]|1[0-2])/) != nil { return false }
      while let word = fileWords.first(where: rest.hasPrefix) { rest = rest.dropFirst(word.count) }
      return !rest.isEmpty
    }
    // What is left stands behind the sign that it had.
    return left.reduce(parts[0]) { name, part in
      name + text[text.index(before: part.startIndex)..<part.endIndex]
    }
  }

  /// Whether a text has nothing but days, titles and units.
  private static func saysNothing(_ text: Substring) -> Bool {
    if text.contains(where: { ":：".contains($0) }) { return true }
    let days = text.split { !$0.isNumber }
    let isDay = days.count > 1 || days.first.map { $0.count == 6 || $0.count == 8 } == true
    var rest = StatementWords.plain(String(text)).filter(\.isLetter)[...]
    guard !rest.isEmpty else { return isDay }
    let words = titles + ["년", "월", "일", "분", "기준", "까지", "부터", "원화", "본인", "가족", "개인", "원"]
    while !rest.isEmpty {
      guard let word = words.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  /// Without a year or a month at the beginning, as in `2026년 1월 롯데카드`; a name may begin with other digits.
  private static func withoutFirstPeriod(_ text: Substring) -> Substring {
    let period =
      /\s*(?:(?:20)?\d\d\s*년\s*(?:\d{1,2}\s*월\s*분?)?|\d{1,2}\s*월\s*분?|20\d\d(?:[-._]?\d\d){1,2}(?:\s*~\s*20\d\d(?:[-._]?\d\d){1,2})?(?=\D))[\s\-_.]*/
    var rest = text
    while let found = rest.prefixMatch(of: period) {
      let shorter = rest[found.range.upperBound...]
      guard shorter.contains(where: \.isLetter) else { break }
      rest = shorter
    }
    return rest
  }

  /// Without a title that is a word of its own, or follows the name of a bank.
  private static func withoutTitle(_ text: Substring) -> Substring? {
    let small = text.lowercased()
    guard let title = titles.first(where: small.hasSuffix) else { return nil }
    let rest = text.dropLast(title.count)
    // As 2월결제분.
    let isWord = rest.last.map { signs.contains($0) || $0 == "월" } ?? false
    return isWord || banks.contains(where: rest.lowercased().hasSuffix) ? rest : nil
  }

  /// Without a day, a month or a year, and of a file any number but the last four digits of a card.
  private static func withoutPeriod(_ text: Substring, isFile: Bool) -> Substring? {
    let unit = ["월분", "월", "년"].first(where: text.hasSuffix)
    let before = text.dropLast(unit?.count ?? 0)
    let digits = String(before.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    let rest = before.dropLast(digits.count)
    guard let number = Int(digits) else { return nil }
    if unit != nil { return digits.count <= 4 ? rest : nil }
    switch digits.count {
    case 4:
      let isDay = (1...12).contains(number / 100) && (1...31).contains(number % 100)
      return (2_000..<2_100).contains(number) || isFile && isDay ? rest : nil
    case 6, 8: return rest
    case 1...2:
      // N26 is called so.
      let isGlued = rest.last.map { $0.isLetter && $0.isASCII } == true
      return isFile && !isGlued || rest.last.map { "-./".contains($0) } == true ? rest : nil
    default: return isFile ? rest : nil
    }
  }

  private static func shortened(_ name: String) -> String {
    let name = name.prefix(fitting: LedgerAccount.nameLimit)
    return LedgerEntry.normalised(String(name))
  }
}
