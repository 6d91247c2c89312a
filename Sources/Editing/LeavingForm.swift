/// Whether Esc may leave a form: with unsaved input the user is asked once whether to discard it.
public struct LeavingForm: Hashable, Sendable {
  /// Whether the question stands on the screen.
  public private(set) var isAsking = false
  /// Whether Esc has answered the question and nothing was done since: the next Esc leaves.
  private var isInsisting = false

  public init() {}

  /// Takes an Esc, and returns whether the form is to be left.
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

  /// The user goes on with the form, by any other key.
  public mutating func stay() { self = LeavingForm() }
}
