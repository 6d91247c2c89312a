import HighwayDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// The expressways as a table.
final class RoadsView: View<Roads> {
  private let table = ListState(activation: HighwayText.open.phrase)

  override init(_ model: Model) {
    super.init(model)
    table.onSelect = sender(Action.select)
    table.onActivate = sender(Action.open)
  }

  override func modelDidChange(from old: Model) { table.select(model.selection) }

  override var title: Phrase { RoadText.roads.phrase }

  /// How the expressways are sorted, by keys, commands and clicks.
  private var sorting: SortControls<RoadColumn> {
    SortControls(model.sort, title: \.title, sender(Action.sort))
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    sorting.bindings(in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let sorting = sorting
    let columns = [
      TableColumn(
        RoadText.road.text(language), .flexible(minimum: 10, preferred: 22, maximum: 32),
        order: sorting.order(of: .road)),
      TableColumn(RoadText.ends.text(language), .flexible(minimum: 14, preferred: 20), rank: 3),
      TableColumn(
        RoadText.length.text(language), .fixed(8), alignment: .trailing, rank: 1,
        order: sorting.order(of: .length)),
      TableColumn(
        RestAreaText.restAreas.text(language), .fixed(language == .korean ? 8 : 12),
        alignment: .trailing, rank: 2, order: sorting.order(of: .restAreas)),
    ]
    let sorts: [RoadColumn?] = [.road, nil, .length, .restAreas]
    return Table(
      RoadText.roads.text(language), table, columns: columns, count: model.rows.count,
      onChooseColumn: { index in
        if let column = sorts[index] { sorting.choose(column, in: language) }
      }
    ) { [model] index in
      let row = model.rows[index]
      return TableRow([
        TableRow.Cell(row.road.title),
        TableRow.Cell(RoadText.ends(of: row.road, .ascending), Style(.dim)),
        TableRow.Cell(HighwayText.kilometres(metres: row.tenths * 100)),
        TableRow.Cell(row.restAreaCount.grouped),
      ])
    }
  }
}

extension RoadColumn {
  fileprivate var title: Phrase {
    switch self {
    case .road: RoadText.road.phrase
    case .length: RoadText.length.phrase
    case .restAreas: RestAreaText.restAreas.phrase
    }
  }
}
