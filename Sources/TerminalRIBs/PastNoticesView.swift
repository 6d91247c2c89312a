public import Phrases
public import TerminalUI
import Time

/// The sheet with the last notices and their times, latest first.
public final class PastNoticesView: AnyView {
  private let notices: () -> [PastNotice]
  private let keys: [Key]
  private let scroll = ScrollState()

  /// `keys` close it, besides Esc; `notices` is called for each frame.
  public init(keys: Key..., notices: @escaping () -> [PastNotice]) {
    self.keys = keys
    self.notices = notices
  }

  public override func title(in environment: Environment) -> String {
    NoticeText.history.text(environment.language)
  }

  public override func bindings(in environment: Environment) -> [KeyBinding] {
    let close = KeyBinding(
      [.escape] + keys, title: FormText.close.text(environment.language)
    ) { [weak self] in self?.back?() }
    return scroll.bindings(in: environment) + [close]
  }

  public override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let times = notices().map { Moment(milliseconds: $0.time).short.text(language) }
    let column = times.map(environment.columns).max() ?? 0
    let lines = zip(times, notices()).map { time, notice in
      OneLine(
        Columns(
          spacing: 2, .fixed(column, Label(time, Style(.dim))),
          .flexible(Paragraph(notice.phrase.text(language)))))
    }
    let content: any Widget =
      lines.isEmpty
      ? Paragraph(NoticeText.none.text(language), Style(.dim))
      : Scroll(scroll, Rows(lines.map { .intrinsic($0) }))
    return Sheet(
      title: title(in: environment), content: content, maximum: Size(columns: 72, rows: 40))
  }
}

/// The texts of notices.
public enum NoticeText: TextTable {
  case history, none

  public var phrase: Phrase {
    switch self {
    case .history: Phrase(ko: "알림", en: "Notifications")
    case .none: Phrase(ko: "아직 알림이 없습니다.", en: "No notifications yet.")
    }
  }
}
