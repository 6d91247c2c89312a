/// Decides whether Esc leaves a form: with unsaved input the form first asks whether to discard it.
///
/// Esc answers the question like the button that goes on, so that no number of Esc loses input.
public struct LeavingForm: Hashable, Sendable {
  /// Whether the question is shown.
  public private(set) var isAsking = false

  /// Asks nothing until Esc is pressed with unsaved input.
  public init() {}

  /// Handles Esc; returns whether to leave the form.
  public mutating func takeEscape(hasUnsaved: Bool) -> Bool {
    let leaves = !isAsking && !hasUnsaved
    isAsking = !isAsking && hasUnsaved
    return leaves
  }

  /// Takes the question back.
  public mutating func stay() { isAsking = false }
}
