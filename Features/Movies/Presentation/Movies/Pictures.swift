import Raster
import TerminalUI

/// The pictures of posters, by their paths; each keeps how it was drawn last.
@MainActor final class Pictures {
  /// Whether the films were last drawn with posters.
  var areShown = false
  private var states: [String: PictureState] = [:]

  func show(_ posters: [String: Raster]) {
    guard posters.count != states.count || posters.keys.contains(where: { states[$0] == nil })
    else { return }
    states = states.filter { posters[$0.key] != nil }
    for (path, raster) in posters where states[path] == nil { states[path] = PictureState(raster) }
  }

  /// Nil until it has come.
  subscript(path: String?) -> PictureState? { path.flatMap { states[$0] } }
}
