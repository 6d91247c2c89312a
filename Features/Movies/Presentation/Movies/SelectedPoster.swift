import Raster
import TerminalUI

/// The poster of the selected film beside the list; it keeps how it was drawn last.
@MainActor final class SelectedPoster {
  private var shown: (raster: Raster, state: PictureState)?

  /// Nil until the poster has come.
  func picture(_ raster: Raster?) -> PictureState? {
    guard let raster else {
      shown = nil
      return nil
    }
    if let shown, shown.raster == raster { return shown.state }
    let state = PictureState(raster)
    shown = (raster, state)
    return state
  }
}
