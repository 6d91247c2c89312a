import Editing
import HighwayDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The expressways as a table.
final class RoadsView: View<Roads> {
  private lazy var table = ListControls<Listing<Roads.Row>>(
    RoadText.roads, isSearched: true, columns: Self.columns(names: 32, ends: 20),
    sender(Action.list), sender(Action.open))

  /// `names` and `ends` are the columns in which none of them is cut.
  private static func columns(
    names: Int, ends: Int
  ) -> [ListColumn<Roads.Row, RoadColumn>] {
    [
      ListColumn(
        RoadText.road, .flexible(minimum: 10, preferred: min(names, 22), maximum: names),
        sorts: .road
      ) { row, _ in
        TableRow.Cell(row.road.title)
      },
      ListColumn(
        RoadText.ends, .flexible(minimum: 14, preferred: min(ends, 20), maximum: max(ends, 14)),
        rank: 3
      ) { row, _ in
        TableRow.Cell(RoadText.ends(of: row.road, .ascending), Style(.dim))
      },
      ListColumn(
        RoadText.length, .fixed(8), alignment: .trailing, rank: 1, sorts: .length,
        isSearched: false
      ) { row, _ in
        TableRow.Cell(HighwayText.kilometres(metres: row.tenths * 100))
      },
      ListColumn(
        RestAreaText.restAreas, alignment: .trailing, rank: 2, sorts: .restAreas,
        isSearched: false, width: { .fixed($0.language == .korean ? 8 : 12) }
      ) { row, _ in
        TableRow.Cell(row.restAreaCount.grouped)
      },
    ]
  }

  override var title: Phrase { RoadText.roads }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    table.bindings(of: model.list, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let all = model.list.all
    let names = all.map { environment.columns(of: $0.road.title) }.max() ?? 0
    let ends = all.map { environment.columns(of: RoadText.ends(of: $0.road, .ascending)) }.max()
    return table.table(
      model.list, ListStatus(empty: ListText.nothingFoundHere),
      columns: Self.columns(names: max(names, 10), ends: max(ends ?? 0, 14)), in: environment)
  }
}
