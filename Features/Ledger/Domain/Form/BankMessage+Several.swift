import Phrases

/// Finding messages in a text.
extension BankMessage {
  private static let marks = ["[Web발신]", "[WEB발신]", "[web발신]", "[국외발신]", "[국제발신]"]

  /// In bytes, of a text with messages.
  private static let (shortest, longest) = (12, 500_000)
  /// How many messages a form goes through that were pasted at once.
  public static let most = 1_000
  /// How many of them tell what a text is.
  private static let mostJudged = 100

  /// Whether a text has messages, and more of it than are read at once.
  public static func isTooLong(_ text: String) -> Bool {
    guard text.utf8.count > longest else { return false }
    // The last one is cut.
    let start = parts(of: text.prefix(bytes: longest / 10)).dropLast()
    return marks.contains(where: text.contains) || !start.isEmpty && areMessages(start)
  }

  /// All messages in a text, one after another; empty if it has none, or is too long.
  ///
  /// A text is one if it has the mark that networks put before messages of firms, or looks like one by its sender,
  /// its amount and its time.
  public static func messages(in text: String) -> [String] {
    guard shortest...longest ~= text.utf8.count else { return [] }
    let text = String(text.map { $0.isNewline ? "\n" : $0 })
    let all = parts(of: text)
    return marks.contains(where: text.contains) || areMessages(all[...]) ? all : []
  }

  private static func areMessages(_ parts: ArraySlice<String>) -> Bool {
    parts.prefix(mostJudged).allSatisfy { part in
      let message = BankMessage(part)
      let isSent =
        message.second != nil && !message.issuer.isEmpty
        || message.day != nil && isSentInBrackets(part, hasTime: message.second != nil)
      return isSent && (message.amount != nil || message.movesNothing)
    }
  }

  /// Whether a text begins with its sender in brackets, or alone in its first line; a note of the user, or an advertisement, may begin so, and has
  /// no time.
  private static func isSentInBrackets(_ text: String, hasTime: Bool) -> Bool {
    let forms = MessageForms.shared
    let isAlone = senderAlone(text)
    guard isAlone || senderInBrackets(text) != nil else { return false }
    let rest = text.drop { isAlone ? !$0.isNewline : $0 != "]" }
    return hasTime || rest.contains(forms.told) && !rest.contains(forms.advertised)
  }

  private static func parts(of text: String) -> [String] {
    let mark: Character = "\u{1}"
    var text = text
    for each in marks where text.mayHave([each]) {
      text = text.replacing(each, with: String(mark))
    }
    return text.split(separator: mark).flatMap { part -> [String] in
      // Blank lines stand between messages that are copied without marks.
      let blocks = part.replacing(MessageForms.shared.blank, with: String(mark))
        .split(separator: mark)
      let forms = MessageForms.shared
      let amounts = blocks.count { block in
        block.contains(forms.amount) || block.contains(forms.said) && block.contains(forms.moment)
      }
      return (amounts == blocks.count ? blocks : [part]).flatMap(apart)
    }.filter { $0.contains { !$0.isWhitespace } }
  }

  /// The messages of a text that has no marks between them: each begins with its sender, and has an amount, a day
  /// and a time.
  private static func apart(_ part: Substring) -> [String] {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    func isWhole(_ range: Range<Int>) -> Bool {
      let text = lines[range.prefix(mostLines)].joined(separator: "\n")
      let forms = MessageForms.shared
      return text.contains(forms.date) && text.contains(forms.time)
        && (text.contains(forms.anyAmount) || text.contains(forms.said))
    }
    let starts = lines.indices.filter { $0 > 0 && beginsWithSender(lines[$0]) }
    // From the end, since a sender may be a payee, too, in whose line no message begins.
    var (begun, end) = ([Int](), lines.endIndex)
    for start in starts.reversed() where isWhole(start..<end) {
      begun.append(start)
      end = start
    }
    // What stands before the first one belongs to it, as a shop's name.
    if let first = begun.last, !isWhole(0..<first) { begun.removeLast() }
    let all = [0] + begun.reversed() + [lines.endIndex]
    return zip(all, all.dropFirst()).map { lines[$0..<$1].joined(separator: "\n") }
  }

  /// How many lines a message has at most.
  private static let mostLines = 40

  /// Whether a text tells of two moments and amounts, so that a second message stands in it that nothing parts from the first.
  static func areSeveral(_ text: String) -> Bool {
    let forms = MessageForms.shared
    let moments = text.matches(of: forms.moment).map { $0.output.filter { !$0.isWhitespace } }
    return Set(moments).count > 1 && text.matches(of: forms.anyAmount).count > 1
  }
}
