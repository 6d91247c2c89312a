import Phrases
import TerminalRIBs
import TerminalUI

/// One of the two ends of a way.
enum WayEnd: String, CaseIterable {
  case from, to

  var other: WayEnd { self == .from ? .to : .from }

  var text: Phrase { self == .from ? HighwayText.from : HighwayText.to }
}

/// The fields of both ends of a way, of which at most one has the keys.
@MainActor final class EndFields {
  /// The columns of the labels, and of the space after them.
  static let labelColumns = 6
  private static let limit = 100

  private let states: [WayEnd: FieldState]
  private let placeholder: Phrase
  private let go: @MainActor (WayEnd) -> Void

  /// `submission` is what Enter is called; `go` is called for a click on the field without the keys.
  init(
    placeholder: some Phrased, submission: some Phrased,
    type: @escaping @MainActor (String, WayEnd) -> Void,
    submit: @escaping @MainActor (WayEnd) -> Void, go: @escaping @MainActor (WayEnd) -> Void
  ) {
    self.placeholder = placeholder.phrase
    self.go = go
    states = Dictionary(
      uniqueKeysWithValues: WayEnd.allCases.map { end in
        let state = FieldState(limit: Self.limit, submission: submission.phrase)
        state.onChange = { type($0, end) }
        state.onSubmit = { _ in submit(end) }
        return (end, state)
      })
  }

  /// What Enter is called.
  var submission: Phrase? {
    get { states[.from]?.submission }
    set { for state in states.values { state.submission = newValue } }
  }

  /// Shows what the model has of each field.
  ///
  /// The text of `entered`, the field that has just received the keys, is selected: what is typed replaces
  /// it.
  func show(_ texts: [WayEnd: String], entered: WayEnd?) {
    for (end, state) in states { state.show(texts[end] ?? "") }
    if let entered { states[entered]?.selectAll() }
  }

  func field(_ end: WayEnd, hasKeys: Bool) -> any Widget {
    guard let state = states[end] else { return Blank() }
    let field = TextField(
      end.text, state, labelColumns: Self.labelColumns, placeholder: placeholder)
    return hasKeys ? field : Disabled(field) { [go] in go(end) }
  }
}
