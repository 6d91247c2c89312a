public import Editing
import Phrases

/// The keys of a search in a list, and the line above the list that is there while it is searched.
@MainActor public final class SearchControls {
  private let field = FieldState(limit: 100, submission: SearchText.toList)
  private let send: @MainActor (SearchInput.Event) -> Void

  /// `send` is called with what the user does.
  public init(_ send: @escaping @MainActor (SearchInput.Event) -> Void) {
    self.send = send
    field.onChange = { send(.type($0)) }
    field.onSubmit = { _ in send(.end) }
  }

  /// What keys do besides those of the field.
  ///
  /// While the search is being typed, those of the list are left out.
  public func bindings(_ input: SearchInput) -> [KeyBinding] {
    func key(_ keys: Key..., as text: Phrase, _ event: SearchInput.Event) -> KeyBinding {
      KeyBinding(keys, title: text, isHinted: event != .end) { [weak self] in self?.send(event) }
    }
    let clear = key(.escape, as: SearchText.clear, .clear)
    if input.isTyping { return [clear, key(.down, .tab, as: SearchText.toList, .end)] }
    let start = key(.character("/"), as: SearchText.find, .start)
    return input.text.isEmpty ? [start] : [clear, start]
  }

  /// The list under the line of the search; keys do not reach it while the search is being typed.
  public func page(_ list: any Widget, _ input: SearchInput) -> any Widget {
    guard let line = line(of: input) else { return list }
    return Rows(.fixed(1, line), .flexible(input.isTyping ? Disabled(list) : list))
  }

  /// The line of the search; nil where nothing is searched.
  public func line(of input: SearchInput) -> (any Widget)? {
    field.show(input.text)
    guard input.isTyping || !input.text.isEmpty else { return nil }
    let line = TextField(SearchText.search, field)
    return input.isTyping ? line : Disabled(line)
  }
}

/// The texts of all searches in lists.
enum SearchText {
  static let search = Phrase(ko: "검색", en: "Search")
  static let find = Phrase(ko: "검색", en: "search")
  static let clear = ListText.showAll
  static let toList = ListText.toList
}
