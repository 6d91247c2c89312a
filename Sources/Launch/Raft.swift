public import Phrases
public import TerminalRIBs

/// The base class of demos: one riblet in a frame, with fixed data.
@MainActor
open class Raft {
  private let name: String
  private let surroundings: Surroundings
  private let build: (any Stage, @escaping Notify) -> any ViewableRouting
  private weak var root: DemoRootRouter?

  /// `name` is shown in row 1; `build` makes the riblet on the given stage, with the function that
  /// shows its notices.
  public init(
    _ surroundings: Surroundings, name: String,
    build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
  ) {
    self.name = name
    self.surroundings = surroundings
    self.build = build
  }

  /// See `Program`.
  public final func buildRoot() -> any ViewableRouting {
    let root = DemoRootRouter(name: name, surroundings, build: build)
    self.root = root
    return root
  }

  /// See `Program`.
  public final func notify(_ notice: Phrase) { root?.notify(notice) }
}
