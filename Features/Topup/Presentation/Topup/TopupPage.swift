import Phrases
import TerminalUI

/// A step of the top-up; all steps have the same size, so that each covers the one below it.
struct TopupPage: CompositeWidget {
  private let content: any Widget

  private static let size = Size(columns: 44, rows: 11)

  init(_ content: any Widget) { self.content = content }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(Self.size.columns, offered.columns), rows: min(Self.size.rows, offered.rows))
  }

  func content(in size: Size, _ environment: Environment) -> any Widget { content }

  /// A sentence shown while the bank is being asked, with a moving bar once `phase` is not nil.
  static func progress(_ sentence: some Phrased, phase: Int?) -> any Widget {
    let sentence = Paragraph(sentence, Style(.dim))
    guard let phase else { return sentence }
    return Rows(.intrinsic(sentence), .fixed(1, ProgressBar(permil: nil, phase: phase)))
  }
}
