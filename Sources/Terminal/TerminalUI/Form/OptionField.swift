public import Phrases

/// A label and the chosen one of several options: `분류      ‹ 교통 ›`.
public struct OptionField: Widget {
  private let label: Phrase
  private let value: Phrase
  private let labelColumns: Int
  private let state: OptionState

  /// Shows `value` behind `label`, which takes `labelColumns`, at most half of the field.
  public init(
    _ label: some Phrased, _ value: some Phrased, _ state: OptionState, labelColumns: Int
  ) {
    self.label = label.phrase
    self.value = value.phrase
    self.state = state
    self.labelColumns = labelColumns
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = environment.columns(of: value)
    return Size(columns: labelColumns + columns + 4, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = canvas.place(state)
    let start = min(labelColumns, canvas.size.columns / 2)
    if let point = canvas.click {
      let step = point.column <= start ? -1 : 1
      canvas.setMouseTarget(state) { [state] in state.step(by: step) }
    }
    let language = canvas.environment.language
    let isASCII = canvas.environment.symbols.isASCII
    canvas.write(label.text(language), Style(.dim), columns: start - 1)
    let sign = Style(isFocused ? .accent : .dim)
    canvas.write(isASCII ? "<" : "‹", at: Point(column: start), sign, columns: 1)
    let used = canvas.write(
      value.text(language), at: Point(column: start + 2), isFocused ? .focused : .plain,
      columns: canvas.size.columns - start - 4)
    canvas.write(isASCII ? ">" : "›", at: Point(column: start + used + 3), sign, columns: 1)
    if isFocused { canvas.drawFocusMark(at: Point(column: start > 0 ? start - 1 : 1)) }
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    speech.say(
      FormText.option, label.text(language), value: value.text(language),
      isFocused: speech.hasFocus(state))
  }
}

/// The focus of an option field, and the keys that choose another option.
///
/// No letter does: one that was meant for another field would go unnoticed.
public final class OptionState: Responder {
  /// Called with 1 for the next option, and -1 for the one before.
  public var onStep: ((Int) -> Void)?
  /// Called on Enter; without it Enter is left to others.
  public var onEnter: (() -> Void)?
  /// Called with the number that was typed so far, in a field of numbers; without it digits do nothing.
  public var onType: ((Int) -> Void)?

  /// The number that is being typed.
  private var typed: Int?
  /// The largest number that can be typed; a digit that would make a larger one starts a new number.
  private static let most = 9_999

  /// A field whose keys have no effect until `onStep` is set.
  public init() {}

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let arrows = environment.symbols.names(of: .left, .right)
    var bindings = [
      KeyBinding(title: FormText.change, label: arrows) {},
      KeyBinding(
        .right, .character(" "), title: FormText.next, isHinted: false
      ) { [weak self] in self?.step(by: 1) },
      KeyBinding(
        .left, title: FormText.previous, isHinted: false
      ) { [weak self] in self?.step(by: -1) },
    ]
    if onType != nil {
      bindings += KeyBinding.digits(title: FormText.change, isHinted: false) { [weak self] digit in
        self?.type(digit)
      }
    }
    if let onEnter {
      bindings.append(
        KeyBinding(
          .enter, title: FormText.nextField, isHinted: false
        ) { [weak self] in
          self?.typed = nil
          onEnter()
        })
    }
    return bindings
  }

  public func userDidLeave() { typed = nil }

  func step(by count: Int) {
    typed = nil
    onStep?(count)
  }

  private func type(_ digit: Character) {
    guard let digit = digit.wholeNumberValue else { return }
    let longer = (typed ?? 0) * 10 + digit
    let number = longer > Self.most ? digit : longer
    typed = number
    onType?(number)
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case so many steps further, past the last one from the first again.
  public func stepped(by step: Int) -> Self { Self.allCases.element(step, after: self) ?? self }
}

extension Array where Element: Equatable {
  /// The element so many steps after another one, past the last one from the first again.
  ///
  /// Counts from the first if the other one is not there. Nil in an empty array.
  public func element(_ step: Int, after other: Element) -> Element? {
    guard !isEmpty else { return nil }
    let index = (firstIndex(of: other) ?? 0) + step
    return self[(index % count + count) % count]
  }
}
