public import Phrases

/// A button such as `[ 충전 ]` or `[ Top up ]`, underlined and marked as `[▌충전 ]` if it has the focus.
public struct Button: Widget {
  /// As in the hints.
  private let title: Phrase
  private let state: ButtonState
  private let isEnabled: Bool

  /// A disabled button is dim and cannot have the focus.
  public init(_ title: some Phrased, _ state: ButtonState, isEnabled: Bool = true) {
    self.title = title.phrase
    self.state = state
    self.isEnabled = isEnabled
  }

  /// The title as the button shows and says it.
  ///
  /// A Korean one has no capitals, and may begin with a name that the user has given.
  private func shown(_ language: Language) -> String {
    let text = title.text(language)
    let isHangul = text.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
    return language == .korean && isHangul ? text : text.sentenceCased
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: environment.columns(of: shown(environment.language)) + 4, rows: 1).limited(
      to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = isEnabled && state.place(as: title, on: canvas)
    let style = isFocused ? .focused : Style(isEnabled ? .text : .dim)
    let brackets = Style(isFocused ? .accent : .dim)
    canvas.write("[", brackets, columns: min(1, canvas.size.columns))
    // However little room there is, the focus is seen.
    if isFocused, canvas.size.columns > 0 {
      canvas.drawFocusMark(at: Point(column: min(1, canvas.size.columns - 1)))
    }
    let room = canvas.size.columns - 4
    guard room > 0 else { return }
    let used = canvas.write(
      shown(canvas.environment.language), at: Point(column: 2), style, columns: room)
    canvas.write("]", at: Point(column: used + 3), brackets)
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    speech.say(
      TerminalText.button, shown(language),
      value: isEnabled ? "" : TerminalText.disabled.text(language),
      isFocused: speech.hasFocus(state))
  }
}

/// The focus and action of a button.
public final class ButtonState: Responder {
  /// Called on Enter and Space.
  public var onPress: (() -> Void)?
  /// Called on Enter in place of `onPress`: it moves to the next field of a form.
  public var onEnter: (() -> Void)?
  /// The title of the button when last drawn.
  private(set) var title = Phrase("")
  private let action: Phrase?

  /// `action` is the title of Enter in hints and help; that of the button by default.
  public init(action: Phrase? = nil, onPress: (() -> Void)? = nil) {
    self.action = action
    self.onPress = onPress
  }

  public var role: Phrase { TerminalText.button }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let title = action ?? title
    guard let onEnter else {
      return [KeyBinding(.enter, .character(" "), title: title) { self.onPress?() }]
    }
    return [
      KeyBinding(.character(" "), title: title) { self.onPress?() },
      KeyBinding(.enter, title: FormText.nextField, isHinted: false) { onEnter() },
    ]
  }

  /// Places a button with a title and makes it clickable; returns whether it has the focus.
  func place(as title: Phrase, on canvas: Canvas) -> Bool {
    self.title = title
    let isFocused = canvas.place(self)
    if canvas.click != nil { canvas.setMouseTarget(self) { self.onPress?() } }
    return isFocused
  }
}
