/// What a list is searched for, and whether that is being typed.
public struct SearchInput: Hashable, Sendable {
  public enum Event: Hashable, Sendable {
    case start
    case type(String)
    /// The text stays, and the keys go to the list again.
    case end
    case clear
  }

  public private(set) var text: String
  public private(set) var isTyping = false

  public init(_ text: String = "") {
    self.text = text
  }

  public mutating func take(_ event: Event) {
    switch event {
    case .start: isTyping = true
    case .type(let text): self.text = text
    case .end: isTyping = false
    case .clear: self = SearchInput()
    }
  }
}
