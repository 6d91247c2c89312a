/// What a part of a message looks like, and words of which a text has one wherever it has such a part.
///
/// A regular expression takes a hundred times longer than a look at the bytes, and nearly all of them find nothing in
/// a message.
///
/// Unchecked, since a regex is not Sendable for the sake of code in it.
struct MessageForm<Output>: @unchecked Sendable {
  let regex: Regex<Output>
  private let words: [String]

  /// `words` have blanks between them.
  init(_ regex: Regex<Output>, _ words: String) {
    self.regex = regex
    self.words = words.split(separator: " ").map(String.init)
  }

  func mayBe(in text: String) -> Bool { text.mayHave(words) }
  func mayBe(in text: Substring) -> Bool { text.mayHave(words) }
}

extension String {
  func contains<Output>(_ form: MessageForm<Output>) -> Bool { self[...].contains(form) }

  func firstMatch<Output>(of form: MessageForm<Output>) -> Regex<Output>.Match? {
    form.mayBe(in: self) ? firstMatch(of: form.regex) : nil
  }

  func prefixMatch<Output>(of form: MessageForm<Output>) -> Regex<Output>.Match? {
    form.mayBe(in: self) ? prefixMatch(of: form.regex) : nil
  }

  func matches<Output>(of form: MessageForm<Output>) -> [Regex<Output>.Match] {
    form.mayBe(in: self) ? matches(of: form.regex) : []
  }

  func replacing<Output>(
    _ form: MessageForm<Output>, with text: String, maxReplacements: Int = .max
  ) -> String {
    guard form.mayBe(in: self) else { return self }
    return replacing(form.regex, with: text, maxReplacements: maxReplacements)
  }

  func replacing<Output>(
    _ form: MessageForm<Output>, with text: (Regex<Output>.Match) -> String
  ) -> String {
    form.mayBe(in: self) ? replacing(form.regex, with: text) : self
  }
}

extension Substring {
  func contains<Output>(_ form: MessageForm<Output>) -> Bool {
    form.mayBe(in: self) && firstMatch(of: form.regex) != nil
  }

  func firstMatch<Output>(of form: MessageForm<Output>) -> Regex<Output>.Match? {
    form.mayBe(in: self) ? firstMatch(of: form.regex) : nil
  }

  func prefixMatch<Output>(of form: MessageForm<Output>) -> Regex<Output>.Match? {
    form.mayBe(in: self) ? prefixMatch(of: form.regex) : nil
  }
}
