import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// One tile of home, whatever feature it opens.
enum FeatureTile: Riblet {
  struct Model: Equatable {
    let title: Phrase
    var line: Phrase
  }

  enum Action {
    case open
  }
}

/// Builds one tile of home.
struct FeatureTileBuilder {
  /// The feature is shown on `stage`.
  @MainActor func build(_ tile: HomeTile, on stage: any Stage) -> FeatureTileRouter {
    let view = FeatureTileView(FeatureTile.Model(title: tile.title, line: tile.line.value))
    return FeatureTileRouter(
      interactor: FeatureTileInteractor(tile, on: view), view: view, stage: stage, tile: tile)
  }
}
