public import Phrases
public import TerminalUI
import Time

/// The sheet with the last notices and their times, latest first.
public final class PastNoticesView: AnyView {
  private let notices: () -> [PastNotice]
  private let keys: [Key]
  // A list that is only scrolled: two notices may be the same, and no row does anything.
  private let list = ListState()

  /// `keys` close it, besides Esc; `notices` is called for each frame.
  public init(keys: Key..., notices: @escaping () -> [PastNotice]) {
    self.keys = keys
    self.notices = notices
  }

  public override var title: Phrase { NoticeText.history }

  public override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(
        [.escape] + keys, title: FormText.close
      ) { [weak self] in self?.back?() }
    ]
  }

  /// A row for each, and the whole text of the selected one below where one is too long for its row.
  public override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let past = notices()
    let times = past.map { Moment(milliseconds: $0.time).short }
    let column = times.map { environment.columns(of: $0) }.max() ?? 0
    let texts = past.map { Phrase(environment.sentence($0.phrase)) }
    let rows = List(title.text(language), list, count: past.count) { index in
      Columns(
        spacing: 2, .fixed(column, Label(times[index], Style(.dim))),
        .flexible(Label(texts[index])))
    }
    let content: any Widget =
      texts.isEmpty
      ? EmptyList(rows, Paragraph(NoticeText.none, Style(.dim)))
      : PastNotices(rows: rows, columns: column + 2, texts: texts, selected: list.selection)
    return Sheet(
      title: title, content: content, maximum: Size(columns: 72, rows: 40))
  }
}

/// The texts of notices.
public enum NoticeText {
  public static let history = Phrase(ko: "알림", en: "Notifications")
  public static let none = Phrase(ko: "아직 알림이 없습니다.", en: "No notifications yet.")
}
