import Phrases
import TerminalUI

/// A step of the top-up; none is smaller than another, so that each covers the one below it.
struct TopupPage: CompositeWidget {
  private let content: any Widget
  private let rows: Int

  private static let columns = 44
  static let rows = 11

  /// `more` is how many rows it is higher than the others.
  init(_ content: any Widget, more: Int = 0) {
    self.content = content
    rows = Self.rows + more
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(Self.columns, offered.columns), rows: min(rows, offered.rows))
  }

  func content(in size: Size, _ environment: Environment) -> any Widget { content }

  /// A sentence shown while the bank is being asked, with a moving bar once `phase` is not nil.
  static func progress(_ sentence: some Phrased, phase: Int?) -> any Widget {
    let sentence = Paragraph(sentence, Style(.dim))
    guard let phase else { return sentence }
    return Rows(.intrinsic(sentence), .fixed(1, ProgressBar(permil: nil, phase: phase)))
  }
}
