public import Phrases

/// Bars side by side over their titles, with their values above them instead of a scale, and without a
/// selection; the highest one has all rows.
///
/// Where not all values have room the first bars are left out, unless too few would stay; all are spoken.
public struct SmallBars: Widget {
  /// One bar and what stands under it.
  public struct Bar: Hashable, Sendable {
    let title: Phrase
    let value: Int64
    let figure: Phrase
    let label: Phrase?
    let isCurrent: Bool

    /// A negative `value` has no bar; `figure` is spoken, and `label` is the same in few columns, drawn above
    /// the bar where all have room.
    public init(
      _ title: some Phrased, _ value: Int64, figure: some Phrased, label: (any Phrased)? = nil,
      isCurrent: Bool = false
    ) {
      self.label = label?.phrase
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
  /// The blanks after a bar, which the last one does not need.
  private static let gap = 1
  /// The rows of the bars, at most and as preferred.
  private static let (mostRows, preferredRows) = (8, 3)
  private static let eighths = 8
  /// The fewest bars for which others are left out.
  private static let fewest = 3

  /// `title` is spoken, not drawn.
  public init(_ title: some Phrased, _ bars: [Bar]) {
    self.title = title.phrase
    self.bars = bars
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let titles = bars.map { environment.columns(of: $0.title) }
    let cell = (titles.max() ?? 0) + 1
    let rows = Self.preferredRows + 1 + (bars.contains { $0.label != nil } ? 1 : 0)
    return Size(columns: bars.count * min(cell, Self.widestCell), rows: rows).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let bars = bars(in: canvas.size, canvas.environment)
    guard !bars.isEmpty else { return }
    let cell = min(
      cellColumns(of: bars, in: canvas.size.columns, canvas.environment), Self.widestCell)
    guard cell > 1, canvas.size.rows > 0 else { return }
    // The titles stand in the last row, but not alone.
    let hasLabels = hasLabels(of: bars, in: cell, canvas)
    let above = hasLabels ? 1 : 0
    let rows = min(canvas.size.rows > 1 ? canvas.size.rows - 1 - above : 1, Self.mostRows)
    let top = bars.map(\.value).max() ?? 0
    for (index, bar) in bars.enumerated() {
      let place = Rect(column: index * cell, columns: cell - Self.gap, rows: canvas.size.rows)
      let part = canvas.region(place)
      draw(bar, of: top, rows: rows, on: part.region(rows: above..<canvas.size.rows))
      if hasLabels, let label = bar.label {
        let height = (Self.height(of: bar.value, top, rows) + Self.eighths - 1) / Self.eighths
        part.write(
          label.text(canvas.environment.language), at: Point(row: rows - height),
          Style(bar.isCurrent ? .text : .dim))
      }
    }
  }

  /// The last bar needs no blank after it where its value would have no room else.
  private func cellColumns(of bars: [Bar], in columns: Int, _ environment: Environment) -> Int {
    let widest = bars.compactMap(\.label).map { environment.columns(of: $0) }.max() ?? 0
    let cell = columns / bars.count
    return cell > widest ? cell : (columns + Self.gap) / bars.count
  }

  /// The last bars as far as their values have room above them, or all where too few would stay.
  private func bars(in size: Size, _ environment: Environment) -> [Bar] {
    guard size.rows > Self.preferredRows, bars.allSatisfy({ $0.label != nil }) else { return bars }
    let labels = bars.compactMap(\.label).map { environment.columns(of: $0) }
    let count = (size.columns + Self.gap) / ((labels.max() ?? 0) + Self.gap)
    return count >= Self.fewest ? bars.suffix(count) : bars
  }

  /// Whether all values have room above their bars.
  private func hasLabels(of bars: [Bar], in cell: Int, _ canvas: Canvas) -> Bool {
    canvas.size.rows > Self.preferredRows
      && bars.allSatisfy { bar in
        bar.label.map { canvas.environment.columns(of: $0) < cell } ?? false
      }
  }

  private func draw(_ bar: Bar, of top: Int64, rows: Int, on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    let style = Style(bar.isCurrent ? .text : .dim)
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
      TerminalText.chart, title.text(language), value: words.joined(separator: ", "))
  }
}
