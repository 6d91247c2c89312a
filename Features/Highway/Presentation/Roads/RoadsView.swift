import Editing
import HighwayDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The expressways as a table.
final class RoadsView: View<Roads> {
  private lazy var table = ListControls<Listing<Roads.Row>>(
    RoadText.roads, isSearched: true,
    columns: [
      ListColumn(
        RoadText.road, .flexible(minimum: 10, preferred: 22, maximum: 32), sorts: .road
      ) { row, _ in
        TableRow.Cell(row.road.title)
      },
      ListColumn(RoadText.ends, .flexible(minimum: 14, preferred: 20), rank: 3) { row, _ in
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
    ], sender(Action.list), sender(Action.open))

  override var title: Phrase { RoadText.roads }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    table.bindings(of: model.list, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    table.table(model.list, ListStatus(empty: ListText.nothingFoundHere), in: environment)
  }
}
