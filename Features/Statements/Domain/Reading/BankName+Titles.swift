import LedgerDomain
import Phrases

/// Titles of statements, which are no part of the name of their bank.
extension BankName {
  /// Words of which titles are made; a title may be several in one word, as 월별이용대금명세서.
  private static let titles = [
    "거래내역조회", "입출금거래내역", "예금거래내역", "예금거래", "예금", "종합거래", "결제예정금액", "결제분", "청구분", "이용분", "승인분",
    "이용대금명세서",
    "카드대금명세서", "이용내역조회", "승인내역조회", "거래내역", "입출금내역", "이용내역", "승인내역",
    "결제내역", "매입내역", "매출내역", "사용내역", "청구내역", "상세내역", "이용대금", "결제대금", "청구대금", "청구금액", "이용명세서",
    "거래명세서",
    "명세서", "청구서", "명세", "거래", "입출금", "이용", "승인", "매입", "매출", "청구", "결제", "사용", "내역", "내역서",
    "조회", "국내", "해외", "전체", "상세", "세부", "결과", "기간", "조회일", "월별", "일별", "기간별", "건별", "연도별",
    "카드별", "월간", "일시불", "할부", "대금", "확인서", "현황", "안내", "인터넷뱅킹", "모바일뱅킹", "스마트뱅킹",
    "인터넷", "모바일", "빠른", "출력", "다운로드", "및", "주식회사",
    "statements", "statement", "transactions", "transaction", "approvals", "activity", "history",
  ]
  /// Of titles too, but a part of a name in one word with 통장.
  private static let ofOne = ["개인", "본인", "요구불"]
  /// Apps of banks, whose accounts a bank's name is enough for.
  private static let apps: Set = [
    "sol", "쏠", "sol뱅크", "쏠뱅크", "원큐", "하나원큐", "스타뱅킹", "kb스타뱅킹", "won뱅킹", "우리won뱅킹",
  ]
  /// Words that are part of a title only in one word with others, as 카드이용내역: alone they are part of a name.
  private static let joinedWords = ["카드", "계좌", "통장"]

  /// What files have behind the name of a bank that is no part of it.
  static let fileWords =
    titles
    + [
      "포인트", "마일리지", "적립", "본인", "가족", "개인", "엑셀", "최종", "수정", "복사본", "사본", "원본", "목록", "리스트", "파일",
      "자료", "데이터",
      "보고서", "download", "export", "excel", "final", "copy", "list", "report", "data", "file",
      "points", "point",
    ]

  /// What says nothing in brackets.
  static let bracketWords =
    titles
    + ["년", "월", "일", "분", "기준", "까지", "부터", "원화", "원", "본인", "가족", "개인", "주", "유", "재"]

  /// How long a word is that may be a title.
  private static let longestTitle = 40
  /// How many letters the word for a bank at the end of a name has at most.
  private static let longestBank = 4

  /// Whether a word has nothing but some of these words, one behind the other.
  static func isMade(_ word: some StringProtocol, of words: [String]) -> Bool {
    guard !word.isEmpty, word.count <= longestTitle else { return false }
    let text = Substring(word.lowercased())
    var (open, seen): ([Substring], Set<Int>) = ([text], [])
    while let rest = open.popLast() {
      for part in words where rest.hasPrefix(part) {
        let left = rest.dropFirst(part.count)
        if left.isEmpty { return true }
        if seen.insert(left.count).inserted { open.append(left) }
      }
    }
    return false
  }

  private static func isTitle(_ word: some StringProtocol, isFormer: Bool = false) -> Bool {
    isMade(word, of: isFormer ? titles : titles + ofOne)
      || !isMade(word, of: joinedWords) && isMade(word, of: titles + joinedWords)
  }

  /// Whether a text has no words but those of titles, among them one that is no other word.
  static func areTitles(_ text: some StringProtocol) -> Bool {
    let words = String(text).split { signs.contains($0) }
    return words.contains { isTitle($0) }
      && words.allSatisfy { isTitle($0) || joinedWords.contains(String($0)) }
  }

  static func namesBank(_ text: some StringProtocol) -> Bool {
    let small = text.lowercased()
    return banks.contains(where: small.has) || house(in: small) != nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let longMonths = [
    "january", "february", "march", "april", "june", "july", "august", "september", "sept",
    "october", "november", "december",
  ]

  private nonisolated(unsafe) static let monthForm = /([A-Za-z]+)[\s\-_.,]*20\d\d[\s\-_.]+/

  private static func isMonth(_ word: Substring) -> Bool {
    let small = word.lowercased()
    return months.contains(small) || longMonths.contains(small)
  }

  /// Without the name of a month at the end, behind which a year or a day stood.
  static func withoutMonth(_ text: Substring) -> Substring? {
    let start = text.lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    return start > text.startIndex && isMonth(text[start...]) ? text[..<start] : nil
  }

  /// Without the name of a month and its year at the beginning, as in October 2025 - Apple Card.
  static func withoutFirstMonth(_ text: Substring) -> Substring {
    guard text.first?.isLetter == true, let found = text.prefixMatch(of: monthForm),
      isMonth(found.1)
    else { return text }
    let rest = text[found.range.upperBound...]
    return rest.contains(where: \.isLetter) ? rest : text
  }

  /// Without titles before the name of a bank, as in 거래내역 조회 - 국민은행.
  static func withoutFirstTitles(_ text: Substring) -> Substring {
    guard let end = text.firstIndex(where: { signs.contains($0) }), areTitles(text[..<end])
    else { return text }
    let rest = text[end...].drop { signs.contains($0) && $0 != "(" }
    return namesBank(rest) && !areTitles(rest) ? withoutFirstTitles(rest) : text
  }

  /// Without a title at the end that is a word of its own, or follows the name of a bank.
  static func withoutTitle(_ text: Substring, isFormer: Bool) -> Substring? {
    let start = text.lastIndex { signs.contains($0) }.map { text.index(after: $0) }
    let (before, word) = (text[..<(start ?? text.startIndex)], text[(start ?? text.startIndex)...])
    let isApp = !isFormer && apps.contains(word.lowercased()) && namesBank(before)
    if !before.isEmpty, isTitle(word, isFormer: isFormer) || isApp {
      // A bank's card is another account than its own: 농협 카드이용내역.
      let isOfCard = before.lowercased().has("카드") || before.lowercased().has("card")
      return word.hasPrefix("카드") && !isOfCard ? Substring(before + "카드") : before
    }
    // As 2월결제분, or 하나카드해외이용내역.
    let place = word.indices.suffix(longestTitle).last { place in
      let name = word[..<place].suffix(longestBank).lowercased()
      return (name.hasSuffix("월") || banks.contains(where: name.hasSuffix))
        && isMade(word[place...], of: isFormer ? titles : titles + ofOne)
    }
    return place.map { text[..<$0] }
  }
}

extension Substring {
  /// The part of a text up to an index, and the bracket behind it that closes one of the part.
  func closed(_ range: PartialRangeThrough<Index>) -> Substring {
    let part = self[range]
    let pairs: KeyValuePairs<Character, Character> = ["(": ")", "[": "]"]
    let next = index(after: range.upperBound)
    guard next < endIndex,
      let pair = pairs.first(where: { $0.value == self[next] }),
      part.count(where: { $0 == pair.key }) > part.count(where: { $0 == pair.value })
    else { return part }
    return self[...next]
  }
}
