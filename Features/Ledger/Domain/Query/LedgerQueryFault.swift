public import Phrases

/// What is wrong with a query, and where.
public struct LedgerQueryFault: PhrasedError, Hashable {
  public enum Reason: Hashable, Sendable {
    case noValue
    /// Nothing has the name; these are those that there are.
    case noName([Phrase])
    case noAmount, noDate, noState
  }

  /// The word that is wrong.
  public let word: String
  /// Its first character, counted from 1.
  public let place: Int
  public let reason: Reason

  public var phrase: Phrase {
    let word = word.prefix(fitting: 40)
    let what = self.what
    return Phrase(
      ko: "검색어 \(place)번째 글자의 ‘\(word)’: \(what.text(.korean))",
      en: "“\(word)”, at character \(place) of the query: \(what.text(.english))")
  }

  private var what: Phrase {
    switch reason {
    case .noValue: Phrase(ko: "값을 입력해 주세요.", en: "enter a value.")
    case .noName(let names):
      Phrase(
        ko: "없는 이름입니다. 사용할 수 있는 이름: \(names.joined(separator: ", ").text(.korean))",
        en:
          "there is none of this name. There are: \(names.joined(separator: ", ").text(.english)).")
    case .noAmount:
      Phrase(
        ko: "금액을 5000, >5000, 1000..5000처럼 입력해 주세요.",
        en: "enter an amount such as 5000, >5000 or 1000..5000.")
    case .noDate:
      Phrase(
        ko: "날짜를 2026, 2026-10, 2026-10-05처럼 입력해 주세요.",
        en: "enter a date such as 2026, 2026-10 or 2026-10-05.")
    case .noState:
      Phrase(
        ko: "없는 상태입니다. 사용할 수 있는 상태: \(LedgerMark.allCases.map(\.korean).joined(separator: ", "))",
        en: "there is no such state. There are: "
          + LedgerMark.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
  }
}
