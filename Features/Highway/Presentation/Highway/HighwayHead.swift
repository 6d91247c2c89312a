import HighwayDomain
import Phrases
import Search
import TerminalUI

/// How many incidents there are of each kind, and which of them are shown.
struct HighwayHead: CompositeWidget {
  let listing: IncidentListing
  let sorting: SortControls<IncidentColumn>

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let place =
      listing.shown.isEmpty
      ? "" : "\((listing.selection + 1).grouped) / \(listing.shown.count.grouped)"
    var parts: [Part] = [.intrinsic(Label(place, Style(.dim)))]
    for kind in Incident.Kind.allCases {
      let count = listing.all.count { $0.kind == kind }
      let isShown = listing.filter.isEmpty || listing.filter.marks.contains(.kind(kind))
      guard count > 0 || listing.filter.marks.contains(.kind(kind)) else { continue }
      parts.append(
        .intrinsic(
          Label(
            "\(kind.phrase.text(language)) \(count)",
            Style(isShown ? kind.role : .dim, bold: isShown))))
    }
    let roads = listing.filter.marks.compactMap { mark in
      if case .road(let name) = mark { name } else { nil }
    }
    if !roads.isEmpty {
      parts.append(.intrinsic(Label(roads.sorted().joined(separator: ", "), Style(.accent))))
    }
    parts.append(.gap)
    let words =
      [sorting.words(in: environment)]
      + (sorting.word(in: environment).map { [WordRow([$0])] } ?? [])
    let used = Columns(spacing: 2, parts).size(in: size, environment).columns
    if let words = words.first(where: { used + 2 + $0.columns(environment) <= size.columns - 2 }) {
      parts.append(.intrinsic(words))
    }
    return Padding(columns: 1, Columns(spacing: 2, parts))
  }
}
