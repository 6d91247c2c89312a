/// What a list is searched for, and whether that is being typed.
public struct SearchInput: Hashable, Sendable {
  /// What the user does to search.
  public enum Event: Hashable, Sendable {
    /// The keys go to the field of the search, as after `/`.
    case start
    /// The text in the field is another one.
    case type(String)
    /// The text stays, and the keys go to the list again.
    case end
    /// The text is removed, and the keys go to the list again.
    case clear
  }

  /// What is searched for; empty for nothing.
  public private(set) var text: String
  /// Whether the keys go to the field of the search.
  public private(set) var isTyping = false

  /// A search for `text` that is not being typed, as a place remembers it.
  public init(_ text: String = "") {
    self.text = text
  }

  /// Changes the text, and whether it is being typed, as the event says.
  public mutating func apply(_ event: Event) {
    switch event {
    case .start: isTyping = true
    case .type(let text): self.text = text
    case .end: isTyping = false
    case .clear: self = SearchInput()
    }
  }
}
