import Editing
import HighwayDomain
import Phrases
import TerminalUI

/// The kinds and roads by which incidents can be chosen, as marks on one list.
struct FilterList: CompositeWidget {
  let choices: Listing<IncidentFilter.Choice>
  let filter: IncidentFilter
  let list: ListControls<Listing<IncidentFilter.Choice>>

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let kinds = Incident.Kind.allCases.count
    let sections = [
      List.Section(IncidentText.kinds, count: kinds, isCounted: false),
      List.Section(IncidentText.roads, count: choices.count - kinds, isCounted: false),
    ].filter { $0.count > 0 }
    let list = list.list(choices, sections: sections) { choice in
      Columns(
        spacing: 2, .fixed(1, ChoiceMark(isOn: filter.marks.contains(choice.id))),
        .fixed(24, Label(choice.id.title)), .intrinsic(Label("\(choice.count)", Style(.dim))))
    }
    return list
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
