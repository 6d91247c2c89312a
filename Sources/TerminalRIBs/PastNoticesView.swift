public import Phrases
public import TerminalUI
import Time

/// The sheet with the last notices and their times, latest first.
public final class PastNoticesView: AnyView {
  private let notices: () -> [PastNotice]
  private let keys: [Key]
  private let list = ListState()

  /// `keys` close it, besides Esc; `notices` is called for each frame.
  public init(keys: Key..., notices: @escaping () -> [PastNotice]) {
    self.keys = keys
    self.notices = notices
  }

  public override func title(in environment: Environment) -> String {
    NoticeText.history.text(environment.language)
  }

  public override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(
        [.escape] + keys, title: FormText.close.text(environment.language)
      ) { [weak self] in self?.back?() }
    ]
  }

  /// A row for each, and the whole text of the selected one below where one is too long for its row.
  public override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let past = notices()
    let times = past.map { Moment(milliseconds: $0.time).short.text(language) }
    let column = times.map(environment.columns).max() ?? 0
    let texts = past.map { $0.phrase.text(language) }
    let rows = List(title(in: environment), list, count: past.count) { index in
      Columns(
        spacing: 2, .fixed(column, Label(times[index], Style(.dim))),
        .flexible(Label(texts[index])))
    }
    let content: any Widget =
      texts.isEmpty
      ? EmptyList(rows, Paragraph(NoticeText.none.text(language), Style(.dim)))
      : PastNotices(rows: rows, columns: column + 2, texts: texts, selected: list.selection)
    return Sheet(
      title: title(in: environment), content: content, maximum: Size(columns: 72, rows: 40))
  }
}

/// The texts of notices.
public enum NoticeText: TextTable {
  /// The title of the sheet, and what it says before the first notice.
  case history, none

  public var phrase: Phrase {
    switch self {
    case .history: Phrase(ko: "알림", en: "Notifications")
    case .none: Phrase(ko: "아직 알림이 없습니다.", en: "No notifications yet.")
    }
  }
}
