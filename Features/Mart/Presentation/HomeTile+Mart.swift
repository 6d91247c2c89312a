public import HomeInterface
import MartDomain
import Phrases
import RIBs
import Store

extension HomeTile {
  /// The shop; its line is what is in the cart, or how many orders are under way.
  @MainActor public static func mart(_ builder: MartBuilder) -> HomeTile {
    let mart = builder.mart
    return HomeTile(
      MartBuilder.segment.name, title: MartText.mart.phrase, line: mart.state.map(MartText.line),
      // What cannot be read is reported by the shop's screen.
      load: { try? await mart.read() }, build: builder.build)
  }
}
