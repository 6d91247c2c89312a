import Phrases
import TerminalUI

/// The two places of the next ride, what it costs, and the button that calls it.
struct RideForm: CompositeWidget {
  let places: [TextField]
  /// The fare, the balance, and what comes of them.
  let amounts: [(name: Phrase, amount: Phrase, style: Style)]
  let call: Button
  /// That a taxi is being called, or what went wrong.
  let note: (any Widget)?

  private static let amountColumns = 13

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let lines = amounts.map { name, amount, style in
      OneLine(
        Columns(
          .flexible(Label(name, Style(.dim))),
          .fixed(Self.amountColumns, Label(amount, style, alignment: .trailing))))
    }
    var parts: [LayoutItem] = places.map { .fixed(1, $0) } + lines.map { .fixed(1, $0) }
    parts += [.space(1), .fixed(1, Columns(.intrinsic(call), .gap))]
    if let note { parts.append(.intrinsic(note)) }
    return Rows(parts)
  }
}
