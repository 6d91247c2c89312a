import Editing
import MoviesDomain
import RIBs
import TerminalRIBs

extension MoviesInteractor: Restorable {
  /// The search, the selected film, and how the films are shown.
  var restorationState: RestorationState? {
    var memory = RestorationState()
    memory["query"] = model.listing.results?.query.text
    memory["list"] = model.listing.scope == .results ? nil : model.listing.scope.rawValue
    memory["movie"] = model.listing.list.selectedID.map { "\($0)" }
    memory["view"] = model.isGrid ? "posters" : nil
    return memory
  }

  func restore(_ memory: RestorationState) {
    if let text = memory["query"] { search(text) }
    update { model in
      model.isGrid = memory["view"] == "posters"
      if let scope = memory["list"].flatMap(MovieListing.Scope.init) {
        model.listing.show(scope)
        model.front = .films
      }
      if let id = memory["movie"].flatMap({ Movie.ID($0) }) { model.listing.list.select(id) }
    }
  }
}
