import HighwayDomain
import Phrases
import TerminalUI

/// The kinds and roads by which incidents can be chosen, as marks on one list.
struct FilterList: CompositeWidget {
  let listing: IncidentListing
  let state: ListState

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let choices = listing.filter.choices(among: listing.all)
    let kinds = Incident.Kind.allCases.count
    let sections = [
      List.Section(IncidentText.kinds.text(language), count: kinds, isCounted: false),
      List.Section(
        IncidentText.roads.text(language), count: choices.count - kinds, isCounted: false),
    ].filter { $0.count > 0 }
    let list = List(HighwayText.filter.text(language), state, sections: sections) { index in
      let (mark, count) = choices[index]
      return Columns(
        spacing: 2,
        .fixed(1, ChoiceMark(isOn: listing.filter.marks.contains(mark))),
        .fixed(24, Label(mark.title)), .intrinsic(Label("\(count)", Style(.dim))))
    }
    return Padding(left: 1, list)
  }
}

extension IncidentFilter.Mark {
  var title: Phrase {
    switch self {
    case .kind(let kind): kind.phrase
    case .road(let name): Phrase(name)
    }
  }
}
