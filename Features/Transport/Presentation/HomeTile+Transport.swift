public import HomeInterface
import RIBs
import Store
import TransportDomain

extension HomeTile {
  /// The taxi; its line is the route.
  @MainActor public static func transport(
    _ dependency: any TransportHomeDependency
  ) -> HomeTile {
    HomeTile(
      TransportHomeRouter.segment.name, title: TransportText.taxi.phrase,
      line: dependency.transport.map(\.route.phrase),
      // The taxi's screen says what cannot be read.
      load: { try? await dependency.readRoute() },
      build: TransportHomeBuilder(dependency: dependency).build)
  }
}
