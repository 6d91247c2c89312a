public import Phrases

/// A one-line field for an amount, aligned at the right, with a label and an error below.
public struct AmountField: Widget {
  private let frame: FieldFrame
  private let text: Phrase
  private let state: AmountState

  /// `text` is the formatted amount with its unit.
  public init(
    _ label: some Phrased, _ text: some Phrased, _ state: AmountState, labelColumns: Int? = nil,
    error: (any Phrased)? = nil
  ) {
    frame = FieldFrame(label, labelColumns: labelColumns, error: error)
    self.text = text.phrase
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  /// Hides the label where the amount would otherwise be cut.
  public func draw(on canvas: Canvas) {
    var frame = frame
    let room = frame.textColumns(in: canvas.size.columns, canvas.environment) - 1
    let text = text.text(canvas.environment.language)
    if canvas.environment.columns(of: text) > room { frame = frame.withoutLabel }
    let (line, isFocused) = frame.draw(state, on: canvas)
    // The last column is for the caret.
    let columns = line.size.columns - 1
    line.write(
      text, Style(bold: isFocused, underlined: true), columns: columns, alignment: .trailing)
    if isFocused { line.placeCaret(at: Point(column: columns)) }
  }

  public func describe(to speech: Speech) {
    frame.describe(state, text.text(speech.environment.language), to: speech)
  }
}

/// The focus of an amount field.
///
/// The view holds the amount and binds the digits, so that they can be typed wherever the focus is.
public final class AmountState: Responder {
  /// Called with pasted text.
  public var onPaste: ((String) -> Void)?
  /// Called on Backspace, where the view does not bind it for all of its fields.
  public var onErase: (() -> Void)?
  /// Called on Ctrl-U, where the view does not bind it for all of its fields.
  public var onClear: (() -> Void)?
  /// Called on what would make another amount of the digits, such as 만; elsewhere its keys may do something else.
  public var onRefuse: (() -> Void)?
  /// Called on Enter; without it Enter does nothing, and no hint names it.
  public var onSubmit: (() -> Void)?

  /// The title of Enter in hints and help.
  public var submission: Phrase

  /// `submission` is the title of Enter in hints and help.
  public init(submission: Phrase) {
    self.submission = submission
  }

  public var takesPaste: Bool { true }

  public func insert(_ text: String) { onPaste?(text) }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    var bindings: [KeyBinding] = []
    if onSubmit != nil {
      bindings.append(KeyBinding(.enter, title: submission) { [weak self] in self?.onSubmit?() })
    }
    if onErase != nil {
      bindings.append(
        KeyBinding(.backspace, title: TerminalText.erase, isHinted: false) { [weak self] in
          self?.onErase?()
        })
    }
    if onClear != nil {
      bindings.append(
        KeyBinding(.control("u"), title: TerminalText.eraseToStart, isHinted: false) {
          [weak self] in self?.onClear?()
        })
    }
    if onRefuse != nil {
      bindings.append(
        KeyBinding(KeyBinding.units, title: submission, isHinted: false) { [weak self] in
          self?.onRefuse?()
        }.unlisted)
    }
    return bindings
  }
}
