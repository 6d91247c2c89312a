public import Phrases

/// A row of tabs: `▏1 홈   2 슈퍼페이   3 프로필`.
///
/// If space is short, only the selected tab has a whole title.
public struct TabRow: Widget {
  private let titles: [Phrase]
  private let selected: Int
  private let isNumbered: Bool
  private let onChoose: (Int) -> Void

  private static let spacing = 3

  /// Only the digits of numbered tabs are keys; `onChoose` is called with the index of a clicked tab.
  public init(
    _ titles: [some Phrased], selected: Int, isNumbered: Bool = true,
    onChoose: @escaping (Int) -> Void
  ) {
    self.titles = titles.map(\.phrase)
    self.selected = selected
    self.isNumbered = isNumbered
    self.onChoose = onChoose
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let environment = canvas.environment
    let full = titles.indices.map { text(of: $0, isShort: false, environment.language) }
    let (hanging, left, _) = canvas.hanging
    // One column for the mark before each; that of the first hangs beside the row if it can.
    let start = max(left, 1)
    let length =
      full.reduce(start) { $0 + environment.columns(of: $1) + Self.spacing } - Self.spacing
    let isShort = length > hanging.size.columns
    var column = start
    for index in titles.indices {
      let isSelected = index == selected
      if isSelected {
        hanging.write(
          environment.symbols.selection, at: Point(column: column - 1), Style(bold: true))
      }
      let used = hanging.write(
        text(of: index, isShort: isShort && !isSelected, environment.language),
        at: Point(column: column),
        isSelected ? .focused : Style(.dim))
      if let point = hanging.click, (column - 1..<column + used).contains(point.column) {
        hanging.setMouseTarget { [onChoose] in onChoose(index) }
      }
      column += used + Self.spacing
    }
  }

  private func text(of index: Int, isShort: Bool, _ language: Language) -> String {
    let title = titles[index].text(language)
    guard isNumbered else { return isShort ? String(title.prefix(1)) : title }
    return isShort ? "\(index + 1)" : "\(index + 1) \(title)"
  }

  public func describe(to speech: Speech) {
    guard titles.indices.contains(selected) else { return }
    let language = speech.environment.language
    let (tab, title) = (TerminalText.tab.text(language), titles[selected].text(language))
    speech.say("\(tab) \(title), \(selected + 1) / \(titles.count)", .place)
  }
}
