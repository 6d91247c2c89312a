import LedgerDomain
import Phrases
import Storage

/// Finds what an account may be called whose statement is imported.
enum BankName {
  static let banks = [
    "은행", "뱅크", "카드", "증권", "금고", "신협", "우체국", "농협", "수협", "bank", "card",
  ]
  static let signs: Set<Character> = [
    "-", "_", ".", " ", "(", ")", "~", "[", "]", ",", "/", ">", "<", ":", "|", "·", "：", "–",
  ]

  /// The only bank that a name names, as 우리은행 or KB국민카드; nil for none or several.
  static func house(in name: String) -> String? { Institutions.only(in: name) }

  /// What a title calls its bank.
  struct Found: Hashable {
    var name = ""
    /// The same with all of its letters.
    var whole = ""
    /// The same with its holder, its app and the like, by which accounts were called that are older than this rule.
    var former = ""
  }

  /// The first cell that names a bank, without words such as “거래내역”; empty if none does.
  static func found(in lines: [FileRow]) -> String { search(lines).name }

  /// The same, with what else its title says.
  static func search(_ lines: [FileRow]) -> Found {
    for line in lines {
      let cells = line.cells.filter { !$0.allSatisfy(\.isWhitespace) }
      for (place, written) in cells.enumerated() where !isOtherSide(place, of: cells) {
        let cell = withoutOthers(written)
        // As `은행명: 하나은행`.
        let parts = cell.split(separator: ":", maxSplits: 1).map(String.init)
        let name = parts.count == 2 && isLabel(parts[0]) ? parts[1] : cell
        let small = name.lowercased()
        let isNamed = small.mayHave(banks) && banks.contains { small.contains($0) }
        if isNamed, !isLabel(name) || cells.count == 1 && banks.contains(name) {
          let title = plain(LedgerEntry.normalised(name))
          let found = isSentence(title) ? institution(in: cell) ?? title : title
          // A title such as `카드 이용내역` names no bank.
          if !banks.contains(found) || found == name || house(in: found) != nil {
            let former = former(LedgerEntry.normalised(name))
            return Found(
              name: found,
              whole: found == title ? whole(LedgerEntry.normalised(name)) : found,
              former: isSentence(former) ? institution(in: cell) ?? former : former)
          }
        }
        if cells.count == 1, let wallet = wallet(inTitle: cell) {
          return Found(name: wallet, whole: wallet, former: wallet)
        }
        // Beside a label such as `은행명` the name may lack the word 은행, as in `하나`.
        let label = place > 0 ? cells[place - 1].lowercased() : ""
        if isLabel(label), label.has("은행") || label.has("bank"), house(in: cell + "은행") != nil {
          let name = LedgerEntry.normalised(cell)
          return Found(name: plain(name), whole: whole(name), former: former(name))
        }
      }
    }
    return Found()
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

  /// How many letters of a title or of the name of a file are read.
  private static let longest = 200

  /// The name of a file without its ending, and without titles, a period or a number at the end.
  static func of(file: String) -> String { shortened(whole(file: file)) }

  /// The same with all of its letters.
  static func whole(file: String) -> String { untitled(unended(file), isFile: true) }

  /// The same with an app and the like, as earlier versions have called accounts.
  static func former(file: String) -> String {
    shortened(untitled(unended(file), isFile: true, isFormer: true))
  }

  private static func unended(_ file: String) -> String {
    // Downloads may have no ending, and what comes through a pipe is called -.
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let name = parts.count > 1 ? parts.dropLast().joined(separator: ".") : file
    return name.allSatisfy(signs.contains) ? "" : name
  }

  /// The name of a bank in a title or in the name of an account.
  static func plain(_ title: String) -> String { shortened(untitled(title, isFile: false)) }

  /// The same with all of its letters.
  private static func whole(_ title: String) -> String {
    LedgerEntry.normalised(untitled(title, isFile: false))
  }

  /// The same with its holder, its app and the like, as earlier versions have called accounts.
  static func former(_ title: String) -> String {
    shortened(untitled(title, isFile: false, isFormer: true))
  }

  private static func untitled(_ name: String, isFile: Bool, isFormer: Bool = false) -> String {
    let start = String(name.prefix(longest))
    let name = withoutBrackets(
      isFile || isFormer ? start : withoutHolder(start), isFile: isFile)
    var rest = withoutFirstTitles(withoutFirstPeriod(name[...]))
    if isFile { rest = withoutInnerTitles(rest) }
    while true {
      let end = rest.lastIndex { !signs.contains($0) }
      let trimmed = end.map { rest[...$0] } ?? rest
      let shorter =
        withoutTitle(trimmed, isFormer: isFormer) ?? withoutPeriod(trimmed, isFile: isFile)
        ?? (rest.count < name.count ? withoutMonth(trimmed) : nil)
      guard let shorter, shorter.contains(where: \.isLetter) else {
        // The number of a card may be in brackets.
        let isCut = isFile && trimmed.last?.isNumber != true || rest.count < name.count
        return String(isCut ? end.map { rest.closed(...$0) } ?? rest : rest)
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
      let isFirst = result.isEmpty || areTitles(result) && namesBank(inner)
      if isFirst, inner.contains(where: \.isLetter), !saysNothing(inner) {
        result = ""
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

  /// Without parts of a file's name behind that of a bank that are titles, or the days of a period.
  private static func withoutInnerTitles(_ text: Substring) -> Substring {
    let parts = text.split(omittingEmptySubsequences: false) { "_- .".contains($0) }
    guard let first = parts.first, namesBank(first) else { return text }
    let left = parts.dropFirst().filter { part in
      let isPeriod = part.first == "2" && part.wholeMatch(of: innerPeriod) != nil
      return !isPeriod && !part.isEmpty && !isMade(part, of: fileWords)
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
    let words = StatementWords.plain(String(text)).filter(\.isLetter)
    return words.isEmpty ? isDay : isMade(words, of: bracketWords)
  }

  /// Without a year or a month at the beginning, as in `2026년 1월 롯데카드`; a name may begin with other digits.
  private static func withoutFirstPeriod(_ text: Substring) -> Substring {
    // A month has letters, and each other period begins with a digit.
    var rest = withoutFirstMonth(text)
    while rest.first(where: { !$0.isWhitespace })?.isNumber == true,
      let found = rest.prefixMatch(of: firstPeriod)
    {
      let shorter = rest[found.range.upperBound...]
      guard shorter.contains(where: \.isLetter) else { break }
      rest = shorter
    }
    return rest
  }

  /// Kept, since a regular expression is parsed each time its literal is evaluated.
  private nonisolated(unsafe) static let firstPeriod =
    /\s*(?:(?:20)?\d\d\s*년\s*(?:\d{1,2}\s*월\s*분?)?|\d{1,2}\s*월\s*분?|20\d\d(?:[-._]?\d\d){1,2}(?:\s*~\s*20\d\d(?:[-._]?\d\d){1,2})?(?=\D))[\s\-_.]*/
  /// The days of a period within the name of a file.
  private nonisolated(unsafe) static let innerPeriod = /20\d{6}|20\d\d(0[1-9]|1[0-2])/

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

  /// What an account is called of which files or titles have this name: no more than has room, and no word in part if
  /// another one is left.
  static func ofAccount(_ name: String) -> String {
    let limit = LedgerAccount.nameLimit
    guard !name.fits(limit) else { return LedgerEntry.normalised(name) }
    let start = name.prefix(fitting: limit)
    let ends: (Character) -> Bool = { " -_".contains($0) }
    let isWhole = name.dropFirst(start.count).first.map(ends) ?? true
    let cut = isWhole ? start[...] : start.lastIndex(where: ends).map { start[..<$0] } ?? ""
    let left = cut.lastIndex { !signs.contains($0) }.map { cut[...$0] } ?? ""
    let isName = left.count(where: \.isLetter) >= fewestLetters
    return LedgerEntry.normalised(String(isName ? left : start[...]))
  }

  /// How many letters say what an account is.
  private static let fewestLetters = 2

  private static func shortened(_ name: String) -> String {
    let name = name.prefix(fitting: LedgerAccount.nameLimit)
    return LedgerEntry.normalised(String(name))
  }
}
