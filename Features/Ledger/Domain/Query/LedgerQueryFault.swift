public import Phrases

/// What is wrong with a query, and where.
public struct LedgerQueryFault: PhrasedError, Hashable {
  public enum Reason: Hashable, Sendable {
    case noValue
    /// Nothing has the name; these are those that there are.
    case noName([Phrase])
    case noAmount, noDate, noState
    /// There is no such condition; the one that is probably meant.
    case noKey(String?)
    /// A sign stands in place of the colon; the word as it is meant.
    case noColon(String)
    /// A blank stands before the colon; the words as they are meant.
    case blankBeforeColon(String)
    /// A quote has no end.
    case openQuote
    /// The end of a span is before its start.
    case reversed
    /// A day at an end of a span has no year.
    case noYear
    /// Which figure is the day is not known.
    case ambiguousDate
  }

  /// The word that is wrong.
  public let word: String
  /// Its first character, counted from 1.
  public let place: Int
  public let reason: Reason

  public var phrase: Phrase {
    let word = word.shortened(to: 40)
    let what = self.what
    return Phrase.composed(
      ko: "검색어 \(place)번째 글자의 ‘\(word)’: \(what)",
      en: "“\(word)”, at character \(place) of the query: \(what)")
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
    case .noKey(let likely?):
      Phrase(
        ko: "없는 조건입니다. ‘\(likely):’ 조건을 찾으셨나요? 글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        en:
          "there is no such condition. Did you mean “\(likely):”? To search for the text, put it in quotes."
      )
    case .noKey(nil):
      Phrase(
        ko:
          "없는 조건입니다. 사용할 수 있는 조건: \(QueryKey.listed(.korean)). 글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        en:
          "there is no such condition. There are: \(QueryKey.listed(.english)). To search for the text, "
          + "put it in quotes.")
    case .noColon(let word):
      Phrase(
        ko: "콜론이 빠졌습니다. ‘\(word.shortened(to: 40))’처럼 입력하거나, 글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        en:
          "the colon is missing. Enter “\(word.shortened(to: 40))”, or put it in quotes to search for the text."
      )
    case .blankBeforeColon(let word):
      Phrase(
        ko: "콜론 앞의 빈칸을 지워 주세요. ‘\(word.shortened(to: 40))’처럼 입력하거나, 글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        en:
          "remove the blank before the colon. Enter “\(word.shortened(to: 40))”, or put it in quotes to "
          + "search for the text.")
    case .openQuote: Phrase(ko: "따옴표를 닫아 주세요.", en: "close the quote.")
    case .reversed: Phrase(ko: "시작이 끝보다 뒤입니다.", en: "the span ends before it begins.")
    case .noYear:
      Phrase(
        ko: "기간에는 연도도 입력해 주세요. 예: 2026-11-20..2026-11-25",
        en: "in a span, give the year as well, such as 2026-11-20..2026-11-25.")
    case .ambiguousDate:
      Phrase(
        ko: "월과 일의 순서를 알 수 없습니다. 11월 20일, 11.20, 2026-11-20처럼 입력해 주세요.",
        en: "which figure is the month is not known. Enter 20 Nov, 11.20 or 2026-11-20.")
    case .noState:
      Phrase(
        ko: "없는 상태입니다. 사용할 수 있는 상태: \(LedgerMark.allCases.map(\.korean).joined(separator: ", "))",
        en: "there is no such state. There are: "
          + LedgerMark.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
  }
}
