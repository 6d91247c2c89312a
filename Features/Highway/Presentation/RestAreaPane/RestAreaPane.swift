import Editing
import HighwayDomain
import RIBs
import Store
import TerminalRIBs

/// What is known of the selected rest area, beside the list.
enum RestAreaPane: Riblet {
  struct Model: Equatable {
    /// Nil if no row is selected.
    let row: RestAreaListing.Row?
    let road: Road?
    let entry: RestAreaEntry?
    let fuel: Fetched<FuelPrices?>
    /// What the entry is one of.
    let entries: Fetched<[RestAreaEntry]>
  }
}

extension RestAreaPane.Model {
  init(_ model: RestAreas.Model) {
    let row = model.listing.list.selected
    let road = row?.restArea.road ?? ""
    self.row = row
    self.road = model.roads[road]
    entry = row.flatMap(model.listing.entry)
    fuel = model[fuelOf: row?.id ?? ""]
    entries = model.listing[road: road]
  }
}

struct RestAreaPaneBuilder {
  @MainActor func build(
    _ model: Stored<RestAreaPane.Model>
  ) -> ViewableRouter<StoredInteractor<RestAreaPane>, RestAreaPaneView> {
    let view = RestAreaPaneView(model.value)
    return ViewableRouter(interactor: StoredInteractor(model, on: view), view: view)
  }
}
