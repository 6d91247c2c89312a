public import Phrases

/// How far work is.
public enum Progress: Hashable, Sendable {
  /// From 0 to 1,000.
  case permil(Int)
  /// Something is going on, and how far it is cannot be told.
  case unknown
}

/// A progress bar with a percentage, or a moving block if the progress is unknown.
public struct ProgressBar: Widget {
  private let permil: Int?
  private let phase: Int
  private let label: Phrase?

  private static let figureColumns = 5
  /// The minimum in which a moving block is visible as such.
  private static let blockColumns = 4

  /// A bar for 0 to 1000 permil; with nil, `phase` is the number of steps that the block has moved.
  public init(_ label: (any Phrased)? = nil, permil: Int?, phase: Int = 0) {
    self.label = label?.phrase
    self.permil = permil.map { min(max($0, 0), 1_000) }
    self.phase = max(phase, 0)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    canvas.pass.progress = permil.map(Progress.permil) ?? .unknown
    var start = 0
    if let label {
      // The label and the percentage have priority over the bar.
      let rest = permil == nil ? Self.blockColumns : Self.figureColumns
      start =
        canvas.write(
          label.text(canvas.environment.language),
          columns: max(canvas.size.columns - rest - 1, 0)) + 1
    }
    var columns = canvas.size.columns - start
    if let permil {
      columns -= Self.figureColumns
      let figure = Point(column: max(start, start + columns))
      canvas.write("\(permil / 10)%", at: figure, alignment: .trailing)
    }
    guard columns > 0, canvas.size.rows > 0 else { return }
    let bar = canvas.region(Rect(column: start, columns: columns, rows: 1))
    bar.fill(Style(.rule), with: canvas.environment.symbols.rule)
    if let permil { drawShare(permil, on: bar) } else { drawBlock(on: bar) }
  }

  private func drawShare(_ permil: Int, on bar: Canvas) {
    let steps = bar.environment.symbols.bar
    let filled = bar.size.columns * steps.count * permil / 1_000
    let (whole, rest) = filled.quotientAndRemainder(dividingBy: steps.count)
    var text = String(repeating: steps[steps.count - 1], count: whole)
    if rest > 0 { text.append(steps[rest - 1]) }
    bar.write(text, Style(.text))
  }

  private func drawBlock(on bar: Canvas) {
    let columns = bar.size.columns
    let block = min(columns, max(2, columns / 6))
    let travel = columns - block
    let step = travel == 0 ? 0 : phase % (2 * travel)
    let start = step <= travel ? step : 2 * travel - step
    let place = Rect(column: start, columns: block, rows: 1)
    bar.fill(Style(.text), with: bar.environment.symbols.bar.last ?? " ", in: place)
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let value = permil.map { "\($0 / 10)%" } ?? TerminalText.working.text(language)
    speech.say(TerminalText.progress, label?.text(language) ?? "", value: value)
  }
}
