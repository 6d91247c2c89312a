public import Phrases
public import TerminalRIBs

/// One riblet alone, in a frame, on fixed data: the base of what a demo launches.
@MainActor
open class Raft {
  private let name: String
  private let surroundings: Surroundings
  private let build: (any Stage, @escaping Notify) -> any ViewableRouting
  private weak var root: DemoRootRouter?

  /// `name` stands in row 1; `build` makes the riblet on the stage it is given, with what shows its
  /// notices.
  public init(
    _ surroundings: Surroundings, name: String,
    build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
  ) {
    self.name = name
    self.surroundings = surroundings
    self.build = build
  }

  /// As `Program` has it.
  public final func buildRoot() -> any ViewableRouting {
    let root = DemoRootRouter(name: name, surroundings, build: build)
    self.root = root
    return root
  }

  /// As `Program` has it.
  public final func say(_ sentence: Phrase) { root?.say(sentence) }
}
