/// Decides whether Esc leaves a form: with unsaved input the form first asks whether to discard it.
public struct LeavingForm: Hashable, Sendable {
  /// Whether the question is shown.
  public private(set) var isAsking = false
  /// Whether the user answered the question with Esc and did nothing since; the next Esc leaves.
  private var isInsisting = false

  /// Asks nothing until Esc is pressed with unsaved input.
  public init() {}

  /// Handles Esc; returns whether to leave the form.
  public mutating func takeEscape(hasUnsaved: Bool) -> Bool {
    if isAsking {
      isAsking = false
      isInsisting = true
      return false
    }
    guard hasUnsaved, !isInsisting else { return true }
    isAsking = true
    return false
  }

  /// Resets the question after any other key.
  public mutating func stay() { self = LeavingForm() }
}
