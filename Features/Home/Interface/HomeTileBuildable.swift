public import RIBs
public import TerminalRIBs

/// Builds a tile: the small riblet by which a feature is opened from home.
///
/// Home attaches it for as long as it lives itself and draws its view in one or two rows, best with
/// the widget `Tile`; what the tile opens it shows on `stage` and takes off again.
public protocol HomeTileBuildable: Buildable {
  /// What links call the feature that the tile opens; nil where they cannot name it.
  var link: String? { get }

  func build(on stage: any Stage) -> any ViewableRouting
}

extension HomeTileBuildable {
  public var link: String? { nil }
}
