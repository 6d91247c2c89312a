import HighwayDomain
public import HomeInterface
import RIBs
import Store

extension HomeTile {
  /// The highway; its line counts the incidents.
  @MainActor public static func highway(_ builder: HighwayBuilder) -> HomeTile {
    let highway = builder.dependencies.highway
    return HomeTile(
      HighwayBuilder.segment.name, title: HighwayText.highway.phrase,
      line: highway.state.map(IncidentText.line), load: highway.restore, build: builder.build)
  }
}
