public import Phrases

/// Bars side by side over their titles, without a scale and without a selection; the highest one has all
/// rows.
public struct SmallBars: Widget {
  /// One bar and what stands under it.
  public struct Bar: Hashable, Sendable {
    let title: Phrase
    let value: Int64
    let figure: Phrase
    let isCurrent: Bool

    /// A negative `value` has no bar; `figure` is spoken.
    public init(
      _ title: some Phrased, _ value: Int64, figure: some Phrased, isCurrent: Bool = false
    ) {
      self.title = title.phrase
      self.value = max(value, 0)
      self.figure = figure.phrase
      self.isCurrent = isCurrent
    }
  }

  private let title: Phrase
  private let bars: [Bar]

  /// The columns of a bar with the gap after it, at most.
  private static let widestCell = 8
  /// The rows of the bars, at most and as preferred.
  private static let (mostRows, preferredRows) = (8, 3)
  private static let eighths = 8

  /// `title` is spoken, not drawn.
  public init(_ title: some Phrased, _ bars: [Bar]) {
    self.title = title.phrase
    self.bars = bars
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let titles = bars.map { environment.columns(of: $0.title) }
    let cell = (titles.max() ?? 0) + 1
    return Size(columns: bars.count * min(cell, Self.widestCell), rows: Self.preferredRows + 1)
      .limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    guard !bars.isEmpty else { return }
    let cell = min(canvas.size.columns / bars.count, Self.widestCell)
    guard cell > 1, canvas.size.rows > 0 else { return }
    // The titles stand in the last row, but not alone.
    let rows = min(canvas.size.rows > 1 ? canvas.size.rows - 1 : 1, Self.mostRows)
    let top = bars.map(\.value).max() ?? 0
    for (index, bar) in bars.enumerated() {
      let place = Rect(column: index * cell, columns: cell - 1, rows: canvas.size.rows)
      draw(bar, of: top, rows: rows, on: canvas.region(place))
    }
  }

  private func draw(_ bar: Bar, of top: Int64, rows: Int, on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    let style = Style(bar.isCurrent ? .accent : .tint5)
    let height = Self.height(of: bar.value, top, rows)
    for row in 0..<rows {
      let eighths = min(height - row * Self.eighths, Self.eighths)
      // In ASCII there are only whole cells.
      guard eighths > 0, !symbols.isASCII || eighths > 3 || row == 0 else { break }
      let line = Rect(row: rows - 1 - row, columns: canvas.size.columns, rows: 1)
      let full = symbols.bar(isSelected: bar.isCurrent)
      canvas.fill(style, with: symbols.isASCII ? full : symbols.levels[eighths - 1], in: line)
    }
    guard canvas.size.rows > rows else { return }
    canvas.write(
      bar.title.text(canvas.environment.language), at: Point(row: rows),
      Style(bar.isCurrent ? .text : .dim, bold: bar.isCurrent))
  }

  /// In eighths of a row; at least one where there is anything.
  private static func height(of value: Int64, _ top: Int64, _ rows: Int) -> Int {
    guard value > 0, top > 0 else { return 0 }
    return max(Int((Double(value) / Double(top) * Double(rows * eighths)).rounded()), 1)
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let words = bars.map { "\($0.title.text(language)) \($0.figure.text(language))" }
    speech.say(
      TerminalText.chart.phrase, title.text(language), value: words.joined(separator: ", "))
  }
}
