import TerminalUI

/// Input that is faster than what it is for: while something is about to open, it waits for that.
///
/// What has waited is forgotten where nothing has opened, and where Esc, a key with Ctrl, a function
/// key or the mouse comes first.
@MainActor
struct Typeahead {
  private var waiting: [Input] = []
  /// Over which something is about to open.
  private weak var opener: AnyView?

  /// What is to be sent now, of what has waited and of what has come at once.
  mutating func take(_ inputs: [Input], at window: Window) -> [Input] {
    guard window.isOpening else { return due(at: window) + inputs }
    if keep(inputs[...], at: window) { return [] }
    if case .resize? = inputs.first { return inputs }
    waiting = []
    return inputs
  }

  /// Has what comes after an input wait, if something is about to open; false if it is to be sent.
  mutating func keep(_ rest: ArraySlice<Input>, at window: Window) -> Bool {
    guard window.isOpening, rest.first?.waits == true else { return false }
    waiting += rest
    opener = window.front
    return true
  }

  /// What has waited, once there is what it is for.
  mutating func due(at window: Window) -> [Input] {
    guard !waiting.isEmpty, !window.isOpening else { return [] }
    defer { waiting = [] }
    return opener == nil || opener === window.front ? [] : waiting
  }
}

extension Input {
  fileprivate var waits: Bool {
    switch self {
    case .key(.escape), .key(.control), .key(.function), .mouse, .resize: false
    case .key, .paste: true
    }
  }
}
