import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

protocol FeatureTileRouting: Routing {
  func routeToFeature()
}

/// Follows the second line of a tile.
final class FeatureTileInteractor: PresentableInteractor<FeatureTile> {
  weak var router: (any FeatureTileRouting)?
  private let tile: HomeTile

  init(_ tile: HomeTile, on presenter: any Presentable<FeatureTile>) {
    self.tile = tile
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(tile.line, at: \.line)
    if let load = tile.load { request("load the tile", load) }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .open: router?.routeToFeature()
    }
  }
}
