import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// Opens a feature over home, for its tile or a link.
final class FeatureTileRouter: ViewableRouter<FeatureTileInteractor, FeatureTileView>,
  FeatureTileRouting
{
  private let tile: HomeTile
  private let stage: any Stage
  private lazy var feature = Slot(of: self, on: stage)
  private nonisolated let ownName: String

  init(
    interactor: FeatureTileInteractor, view: FeatureTileView, stage: any Stage, tile: HomeTile
  ) {
    self.tile = tile
    self.stage = stage
    ownName = tile.segment.prefix(1).uppercased() + tile.segment.dropFirst() + "Tile"
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  /// Named for the feature, such as `TransportTile`.
  nonisolated override var name: String { ownName }

  override var front: AnyRouter? { feature.child }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard opens(segment) else { return try await super.open(segment) }
    let child = feature.child ?? showFeature()
    return segment.parameters.isEmpty ? child : try await child.open(segment)
  }

  /// Whether `segment` names the feature, which itself takes the parameters.
  func opens(_ segment: Segment) -> Bool { segment.name == tile.segment }

  /// Whether a name is the feature's, mistyped by at most two letters; those of people have digits, as ids do.
  func isMeant(by name: String) -> Bool {
    name.count >= Self.leastLetters && !name.contains(where: \.isNumber)
      && name.difference(from: tile.segment).count <= Self.mostChanges
  }

  /// In a shorter name two letters are too many to be mistyped.
  private static let leastLetters = 4
  private static let mostChanges = 2

  func routeToFeature() { showFeature() }

  @discardableResult
  private func showFeature() -> AnyRouter {
    let child = tile.build(stage)
    feature.show(child, as: .cover)
    return child
  }
}
