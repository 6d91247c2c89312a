import Phrases
import TerminalUI

/// What a list shows, and the titles of its columns, in one row or below it in a second one; of the
/// titles only the order is spoken, since the rows say what is in them.
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
    let word = LayoutItem.intrinsic(word ?? WordRow([]))
    guard size.rows > 1 else { return titles(parts + [word]) }
    return Rows(
      .fixed(1, Columns(spacing: Self.spacing, parts + [.gap])), .fixed(1, titles([word])))
  }

  /// The least rows of a page on which the titles have a row of their own.
  static let rowsWithTitles = 10
  private static let spacing = 2

  private func titles(_ first: [LayoutItem]) -> any Widget {
    line(Columns(spacing: Self.spacing, first + [.gap])) {
      Label($0, Style(.dim), alignment: .trailing)
    }
  }

  func describe(to speech: Speech) {
    if let title {
      let words = [title.text(speech.environment.language), count]
      speech.say(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    speech.say(order)
  }
}
