public import Phrases

/// What there is to say of the rows of a list.
public struct ListStatus {
  let isLoading: Bool
  let failure: Phrase?
  let loading: Phrase?
  let empty: Phrase
  let nothingFound: Phrase?
  let canRetry: Bool
  let shownBefore: Phrase

  /// - Parameters:
  ///   - isLoading: Whether the rows are being read.
  ///   - failure: Why they could not be read last.
  ///   - loading: Shown while rows are read for the first time and that takes long.
  ///   - empty: Says why there are no rows, and what the user can do.
  ///   - nothingFound: Said in the place of `empty` while the rows are searched.
  ///   - canRetry: Whether R tries again after a failure, which is then said.
  ///   - shownBefore: Says after a failure where the rows come from that are shown.
  public init(
    isLoading: Bool = false, failure: (any Phrased)? = nil,
    loading: (any Phrased)? = nil, empty: some Phrased,
    nothingFound: (any Phrased)? = nil, canRetry: Bool = true,
    shownBefore: some Phrased = FormText.shownBefore
  ) {
    self.isLoading = isLoading
    self.failure = failure?.phrase
    self.loading = loading?.phrase
    self.empty = empty.phrase
    self.nothingFound = nothingFound?.phrase
    self.canRetry = canRetry
    self.shownBefore = shownBefore.phrase
  }

  /// The sentences after `failure`.
  func sentences(_ failure: Phrase, isEmpty: Bool) -> [Phrase] {
    [failure] + (isEmpty ? [] : [shownBefore]) + (canRetry ? [FormText.pressRetry] : [])
  }
}

/// What lists say, and what their keys and buttons are called.
public enum ListText {
  public static let open = Phrase(ko: "열기", en: "open")
  static let openSelected = Phrase(ko: "선택한 항목 열기", en: "open selected item")
  public static let add = Phrase(ko: "추가", en: "add")
  public static let edit = Phrase(ko: "편집", en: "edit")
  public static let delete = Phrase(ko: "삭제", en: "delete")
  public static let refresh = Phrase(ko: "새로 고침", en: "refresh")
  /// Said of what was read again, since nothing may have changed.
  public static let refreshed = Phrase(ko: "새로 고쳤습니다.", en: "Refreshed.")
  public static let showAll = Phrase(ko: "모두 보기", en: "show all")
  public static let toList = Phrase(ko: "목록으로", en: "to the list")
  public static let loading = Phrase(ko: "불러오는 중입니다.", en: "Loading…")
  public static let nothingFound = Phrase(ko: "검색 결과가 없습니다.", en: "No results.")
  public static let nothingFoundHere = Phrase(
    ko: "검색 결과가 없습니다. Esc를 누르면 모두 볼 수 있습니다.",
    en: "No results. Press Esc to show all.")

  /// How many marked rows a search or a filter hides, with what Korean counts them by, as `건`; nil for none.
  public static func hidden(_ count: Int, counter: String) -> Phrase? {
    guard count > 0 else { return nil }
    return Phrase(ko: "(목록 밖 \(count.grouped)\(counter))", en: "(\(count.grouped) not shown)")
  }
}

/// A list with what there is to say of its rows: a sentence in their place while there are none, or a
/// notice below rows that are not what was asked for last.
struct ListPage: CompositeWidget {
  let list: any Widget
  let isEmpty, isSearched: Bool
  let status: ListStatus

  /// In fewer rows there is no notice below the rows of the list.
  private static let rowsWithNotice = 4

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let failure = status.failure else {
      guard isEmpty else { return list }
      let waiting = status.isLoading ? status.loading : nil
      return EmptyList(
        list,
        waiting.map { LoadingText($0) }
          ?? Paragraph((isSearched ? status.nothingFound : nil) ?? status.empty, Style(.dim)))
    }
    let sentences = status.sentences(failure, isEmpty: isEmpty)
    if isEmpty { return EmptyList(list, Paragraph(sentences.joined, Style(.danger))) }
    guard size.rows >= Self.rowsWithNotice else { return list }
    return Rows(.flexible(list), .intrinsic(Notice(sentences)))
  }
}

/// A list below the titles of its columns.
struct TitledList: CompositeWidget {
  let titles: LayoutItem
  let list: any Widget

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Rows(titles, .flexible(list))
  }
}
