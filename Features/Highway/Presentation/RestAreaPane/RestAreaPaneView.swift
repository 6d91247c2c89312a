import HighwayDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The name of a rest area, and a line for each thing that is known of it.
final class RestAreaPaneView: View<RestAreaPane> {
  private static let labelColumns = 12

  override func body(in environment: Environment) -> any Widget {
    guard let restArea = model.row?.restArea else { return Blank() }
    let place = [model.road?.title, Phrase(restArea.place)].compactMap(\.self)
    var parts: [LayoutItem] = [
      .intrinsic(Label(restArea.title, Style(bold: true))),
      .intrinsic(Label(restArea.bound, Style(bold: true))),
      .intrinsic(Label(place.joined(separator: environment.symbols.separator), Style(.dim))),
      .space(1),
    ]
    parts += values.map { text, value in
      .intrinsic(LabelledValue(text, value, labelColumns: Self.labelColumns))
    }
    if let sentence = model.entries.sentence {
      parts += [.space(1), .intrinsic(sentence)]
    }
    parts += [.space(1), .intrinsic(fuel)]
    return Rows(parts)
  }

  private var values: [(RestAreaText, Phrase)] {
    guard let entry = model.entry else { return [] }
    func list(_ texts: [String]) -> Phrase? {
      texts.isEmpty ? nil : texts.map(ServiceWords.phrase).joined(separator: ", ")
    }
    let values: [(RestAreaText, Phrase?)] = [
      (.telephone, entry.telephone.isEmpty ? nil : Phrase(entry.telephone)),
      (.address, ServiceWords.known(entry.address)), (.brands, list(entry.brands)),
      (.conveniences, list(entry.conveniences) ?? RestAreaText.noConveniences.phrase),
    ]
    return values.compactMap { text, value in value.map { (text, $0) } }
  }

  private var fuel: any Widget {
    switch model.fuel.value {
    case .some(let prices?):
      Rows(
        .fixed(1, Label(RestAreaText.fuel, Style(bold: true))),
        .intrinsic(FuelPage(prices: prices)))
    case .some(nil): Label(RestAreaText.noFuel, Style(.dim))
    case nil: Blank()
    }
  }
}
