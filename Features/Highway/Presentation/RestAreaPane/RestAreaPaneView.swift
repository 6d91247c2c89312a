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

  private var values: [(Phrase, Phrase)] {
    guard let entry = model.entry else { return [] }
    func list(_ texts: [String]) -> Phrase? {
      texts.isEmpty ? nil : texts.map(ServiceWords.phrase).joined(separator: ", ")
    }
    let values: [(Phrase, Phrase?)] = [
      (RestAreaText.telephone, entry.telephone.isEmpty ? nil : Phrase(entry.telephone)),
      (RestAreaText.address, ServiceWords.known(entry.address)),
      (RestAreaText.brands, list(entry.brands)),
      (RestAreaText.conveniences, list(entry.conveniences) ?? RestAreaText.noConveniences),
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
