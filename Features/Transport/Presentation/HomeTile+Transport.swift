public import HomeInterface
import RIBs
import Store
import TransportDomain

extension HomeTile {
  /// The taxi; its line is the route.
  @MainActor public static func transport(_ builder: TransportHomeBuilder) -> HomeTile {
    let transport = builder.transport
    return HomeTile(
      TransportHomeRouter.segment.name, title: TransportText.taxi.phrase,
      line: transport.state.map(\.route.phrase),
      // A route that cannot be read is reported by the taxi's screen.
      load: { try? await transport.readRoute() }, build: builder.build)
  }
}
