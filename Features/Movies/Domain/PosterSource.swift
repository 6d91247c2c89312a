public import Raster

/// Where posters come from.
public protocol PosterSource: Sendable {
  /// The poster at a path of the service; nil if there is none, or it cannot be had or read.
  ///
  /// Cancelling the task of the caller ends the download, unless another caller waits for it.
  func poster(at path: String, _ size: PosterSize) async -> Raster?

  /// Ends all downloads; nothing is written after this.
  func close() async
}

/// How large a poster is wanted.
public enum PosterSize: Hashable, Sendable {
  /// For a row or a cell of a grid.
  case small
  /// For the details.
  case large

  /// In pixels, as the service offers them; the height is one and a half times as much.
  public var width: Int {
    switch self {
    case .small: 185
    case .large: 342
    }
  }
}
