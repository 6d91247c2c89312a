public import RIBs
public import Secrets
public import TerminalRIBs
public import TerminalUI
import Time

/// Runs a tree of riblets without a terminal: keys in, frames out, and time by hand.
@MainActor
public final class Headless {
  /// What still ran when the time was up.
  public struct Unsettled: Error, CustomStringConvertible {
    public let running: [String]

    public var description: String {
      running.isEmpty
        ? "The screen kept changing until the time was up."
        : "When the time was up, this still ran: \(running.joined(separator: ", "))."
    }
  }

  public let window: Window
  public let tree: Tree
  public let clock: ManualClock
  public let root: any ViewableRouting
  private let drain: () async -> Void
  private var doubles: [DoubleBinding] = []

  /// `drain` lets tasks that were woken go on until they sleep again; it belongs to the executor
  /// of `tree`.
  public init(
    _ root: any ViewableRouting, size: Size, environment: Environment,
    clock: ManualClock = ManualClock(), tree: Tree = Tree(),
    drain: @escaping () async -> Void = quiesce
  ) {
    self.root = root
    self.drain = drain
    self.clock = clock
    self.tree = tree
    window = Window(root: root.anyView, size: size, environment: environment)
    root.launch(in: tree)
  }

  /// Takes the tree down, leaves first.
  public func shutDown() { root.shutDown() }

  /// Sends the keys of a script, each on a settled screen, and settles.
  ///
  /// `secrets` are what the script calls so, in their order.
  public func press(_ script: String, secrets: [Secret] = []) async throws {
    var secrets = secrets.makeIterator()
    for (step, _) in try KeyScript(script).steps {
      await settle()
      doubles = doubleBindings
      await perform(step) { secrets.next() }
    }
    await settle()
  }

  /// Sends one key, lets time pass, or types a secret.
  public func perform(
    _ step: KeyScript.Step, nextSecret: () -> Secret? = { nil }
  ) async {
    switch step {
    case .secret: nextSecret()?.forEachCharacter { window.send(.key(.character($0))) }
    case .key(let key): window.send(.key(key))
    case .wait(let duration): await clock.advance(by: duration) { await self.settle() }
    }
  }

  /// Waits until no request runs and no frame is due.
  public func settle() async {
    repeat {
      await tree.activity.settled()
      await drain()
      _ = window.frame()
    } while !tree.activity.isIdle || window.needsFrame
  }

  /// The keys that are bound twice, on this screen and on those that `press` has found.
  public var doubleBindings: [DoubleBinding] {
    doubles + window.doubleBindings.filter { !doubles.contains($0) }
  }

  /// What still runs, as a sentence for whoever waited in vain.
  public var unsettled: Unsettled {
    Unsettled(running: tree.activity.running.map { "\($0.riblet) (\($0.what))" })
  }

  /// The text of the screen, row by row.
  public var lines: ScreenLines { ScreenLines(window.frame().lines) }

  /// The looks of the screen, row by row, a letter for each cell.
  public var styles: ScreenLines { ScreenLines(window.frame().styleLines) }
}
