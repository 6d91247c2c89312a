import Phrases
import TerminalUI

/// What a list shows, and the titles of its columns, of which only the order is spoken: its rows say
/// what is in them.
struct ColumnTitles: CompositeWidget {
  /// Nil where it stands elsewhere.
  let title: Phrase?
  /// How many rows there are; empty for none.
  var count = ""
  /// By what the rows are sorted, as it is spoken.
  let order: String
  /// Stands after the count.
  var word: WordRow?
  /// Places the name of the list, with a label that has a column's title.
  let line: @MainActor (_ name: any Widget, _ title: (Phrase) -> Label) -> any Widget

  func content(in size: Size, _ environment: Environment) -> any Widget {
    var parts: [LayoutItem] = []
    if let title {
      parts = [
        .intrinsic(Label(title, Style(bold: true))), .intrinsic(Label(count, Style(.dim))),
      ]
    }
    return line(
      Columns(spacing: 2, parts + [.intrinsic(word ?? WordRow([])), .gap])
    ) { Label($0, Style(.dim), alignment: .trailing) }
  }

  func describe(to speech: Speech) {
    if let title {
      let words = [title.text(speech.environment.language), count]
      speech.say(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    speech.say(order)
  }
}
