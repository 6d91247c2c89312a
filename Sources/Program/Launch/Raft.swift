public import Phrases
public import TerminalRIBs

/// One riblet in a frame, which quits on `q`: the base class of a demo, or of a small app.
@MainActor
open class Raft {
  /// The status of a demo.
  public static let fixedData = LaunchText.fixedData

  private let makeRoot: () -> DemoRootRouter
  private weak var root: DemoRootRouter?

  /// `name` is the title in row 1.
  ///
  /// `status` stands at its right, by default that the data are fixed. `build` makes the riblet on a stage; its second argument shows a notice.
  public init(
    _ context: LaunchContext, name: String, status: Phrase? = Raft.fixedData,
    build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
  ) {
    makeRoot = { DemoRootRouter(name: name, status: status, context, build: build) }
  }

  /// See `Program`.
  public final func buildRoot() -> any ViewableRouting {
    let root = makeRoot()
    self.root = root
    return root
  }

  /// See `Program`.
  public final func notify(_ notice: Phrase) { root?.notify(notice) }

  /// See `Program`.
  public final func withdraw(_ notice: Phrase) { root?.withdraw(notice) }
}
