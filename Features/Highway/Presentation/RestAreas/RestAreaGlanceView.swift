import HighwayDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The name of a rest area, and a line for each thing that is known of it.
final class RestAreaGlanceView: View<RestAreaGlance> {
  private static let labelColumns = 12

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard let restArea = model.row?.restArea else { return Blank() }
    let place = [model.road?.title(language), restArea.place].compactMap(\.self)
    var parts: [Part] = [
      .intrinsic(Label(restArea.title(language), Style(bold: true))),
      .intrinsic(Label(restArea.direction(language), Style(.accent))),
      .intrinsic(Label(place.joined(separator: environment.symbols.separator), Style(.dim))),
      .space(1),
    ]
    parts += values(language).map { text, value in
      .intrinsic(LabelledValue(text.text(language), value, labelColumns: Self.labelColumns))
    }
    if let sentence = model.entries.sentence(language) {
      parts += [.space(1), .intrinsic(sentence)]
    }
    parts += [.space(1), .intrinsic(fuel(language))]
    return Padding(columns: 1, Rows(parts))
  }

  private func values(_ language: Language) -> [(RestAreaText, String)] {
    guard let entry = model.entry else { return [] }
    func list(_ texts: [String]) -> String {
      texts.map { ServiceWords.text($0, language) }.joined(separator: ", ")
    }
    let conveniences = list(entry.conveniences)
    let values: [(RestAreaText, String)] = [
      (.telephone, entry.telephone), (.address, ServiceWords.text(entry.address, language)),
      (.brands, list(entry.brands)),
      (
        .conveniences,
        conveniences.isEmpty ? RestAreaText.noConveniences.text(language) : conveniences
      ),
    ]
    return values.filter { !$0.1.isEmpty }
  }

  private func fuel(_ language: Language) -> any Widget {
    switch model.fuel.value {
    case .some(let prices?):
      Rows(
        .fixed(1, Label(RestAreaText.fuel.text(language), Style(bold: true))),
        .intrinsic(FuelPage(prices: prices)))
    case .some(nil): Label(RestAreaText.noFuel.text(language), Style(.dim))
    case nil: Blank()
    }
  }
}
