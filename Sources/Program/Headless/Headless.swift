internal import Platform
public import RIBs
public import Secrets
public import TerminalRIBs
public import TerminalUI
import Time

/// A tree of riblets without a terminal, driven by keys and a manual clock.
@MainActor
public final class Headless {
  /// The work that was still running at a time limit.
  public struct Unsettled: Error, CustomStringConvertible {
    /// Each riblet with its work in parentheses, such as `Home (load people)`.
    public let running: [String]

    public var description: String {
      running.isEmpty
        ? "The screen kept changing until the time was up."
        : "When the time was up, this still ran: \(running.joined(separator: ", "))."
    }
  }

  /// Takes input and draws frames; a script sends its keys here.
  public let window: Window
  /// The tree in which `root` is launched.
  public let tree: Tree
  /// The time of the tree and of the window, which passes only when it is advanced.
  public let clock: ManualClock
  /// The root that was given, which runs until `shutDown`.
  public let root: any ViewableRouting
  private let drain: () async -> Void
  private var doubles: [DoubleBinding] = []
  private var faults: [String] = []

  /// `drain` returns when the tasks on the executor of `tree` are suspended again; without one,
  /// all tasks run on the main thread, one after another.
  public init(
    _ root: any ViewableRouting, size: Size, environment: Environment,
    clock: ManualClock = ManualClock(), tree: Tree = Tree(),
    drain: (() async -> Void)? = nil
  ) {
    self.root = root
    self.drain = drain ?? MainThreadTasks.drain
    self.clock = clock
    self.tree = tree
    window = Window(root: root.anyView, size: size, environment: environment)
    window.schedule = { [clock] duration, action in
      Task.immediate { if (try? await clock.sleep(for: duration)) != nil { action() } }
    }
    root.launch(in: tree)
  }

  /// Shuts the tree down, leaves first.
  public func shutDown() { root.shutDown() }

  /// Sends the keys of a script, each to a settled screen, and settles.
  ///
  /// `secrets` are typed for `<secret>`, in their order.
  public func press(_ script: String, secrets: [Secret] = []) async throws {
    var secrets = secrets.makeIterator()
    for (step, _) in try KeyScript(script).steps {
      await settle()
      doubles = doubleBindings
      faults = focusFaults
      await perform(step) { secrets.next() }
    }
    await settle()
  }

  /// Sends one key or a paste, advances the clock, or types a secret.
  public func perform(
    _ step: KeyScript.Step, nextSecret: () -> Secret? = { nil }
  ) async {
    switch step {
    case .secret: nextSecret()?.forEachCharacter { window.send(.key(.character($0))) }
    case .key(let key): window.send(.key(key))
    case .paste(let text): window.send(.paste(text))
    case .wait(let duration): await clock.advance(by: duration) { await self.settle() }
    }
  }

  /// Returns when no request runs and no frame is due.
  public func settle() async {
    repeat {
      await tree.settle(drain)
      _ = window.frame()
    } while !tree.activity.isIdle || window.needsFrame
  }

  /// Lets the moment pass after which the screen says what it waits for, as who looks at it sees, though
  /// work is running.
  public func showWaits() async {
    await drain()
    _ = window.frame()
    await clock.advance(by: .milliseconds(300)) { [drain] in await drain() }
  }

  /// The keys that are bound twice on this screen, or on one that `press` went through.
  public var doubleBindings: [DoubleBinding] {
    doubles + window.doubleBindings.filter { !doubles.contains($0) }
  }

  /// What is wrong with the mark of the focus on this screen, or on one that `press` went through.
  public var focusFaults: [String] {
    faults + [window.focusFault].compactMap(\.self).filter { !faults.contains($0) }
  }

  /// The running work, as an error for a time limit.
  public var unsettled: Unsettled {
    Unsettled(running: tree.activity.running.map { "\($0.riblet) (\($0.what))" })
  }

  /// The text of the screen, row by row.
  public var lines: ScreenLines { ScreenLines(window.frame().lines) }

  /// The styles of the screen, row by row, a letter for each cell.
  public var styles: ScreenLines { ScreenLines(window.frame().styleLines) }
}

extension Tree {
  /// Returns when no request runs and no task is about to continue.
  public func settle() async { await settle(MainThreadTasks.drain) }

  /// `drain` returns when the tasks on the executor of the tree are suspended again.
  func settle(_ drain: () async -> Void) async {
    repeat {
      await activity.settled()
      await drain()
    } while !activity.isIdle
  }
}
