import HighwayDomain
import Phrases
import TerminalUI

/// The name of a rest area, where it is, and how it is reached; as many lines as there is room for.
struct RestAreaHead: CompositeWidget {
  let model: RestArea.Model

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let restArea = model.restArea
    let place = [
      model.road.map { RestAreaText.place(restArea.place, on: $0.title) }
        ?? Phrase(restArea.place),
      model.entry.map { Phrase($0.telephone) },
    ]
    var lines: [any Widget] = [
      OneLine(
        parts: Columns(
          spacing: 2, .intrinsic(Label(restArea.title, Style(bold: true))),
          .intrinsic(Label(restArea.bound, Style(bold: true))), .gap)),
      Label(
        place.compactMap(\.self).filter { $0 != Phrase("") }
          .joined(separator: environment.symbols.separator)),
    ]
    if let address = model.entry?.address, !address.isEmpty {
      lines.append(Label(ServiceWords.phrase(address), Style(.dim)))
    }
    if let brands = model.entry?.brands, !brands.isEmpty {
      let names = brands.map(ServiceWords.phrase).joined(separator: ", ")
      lines.append(Label(names, Style(.dim)))
    }
    return Rows(lines.map { .fixed(1, $0) })
  }
}
