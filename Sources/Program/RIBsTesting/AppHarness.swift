public import Headless
public import Phrases
public import RIBs
import Secrets
public import TerminalUI

/// A riblet in the frame of an app, with what it depends on: keys in, screens out.
///
/// A feature names its own, such as `typealias LedgerApp = AppHarness<LedgerFixture>`, with an
/// `init` that builds its riblet.
///
/// A test presses keys, compares the screen, and ends with what leaks:
///
/// ```swift
///   @Test func `Enter opens a city, and Esc returns to the list`() async throws {
///     let app = AppHarness(
///       (), Size(columns: 30, rows: 9), .english, in: FrameRouter { CitiesRouter(on: $0) })
///     try await app.press("Down Enter v")
///     #expect(app.content == ["▌ Visit 1"])
///     try await app.press("Esc")
///     #expect(app.content == ["  Seoul", "▌ Busan", "  Gangneung"])
///     #expect(await app.end() == [])
///   }
/// ```
@MainActor public final class AppHarness<Dependencies> {
  /// What the riblet depends on, for a test to look into and to change.
  public let dependencies: Dependencies
  /// The frame, whose child is the tested riblet.
  public let root: FrameRouter
  /// What outlives its detachment; `end` reports it.
  public let leaks = LeakCheck()
  private let headless: Headless

  /// Launches `frame` with the riblet in it, by default in Korean and 80x24; nothing has settled
  /// yet.
  public init(
    _ dependencies: Dependencies, _ size: Size = .normal,
    _ language: Language = .korean, symbols: Symbols = .unicode,
    clock: ManualClock = ManualClock(), in frame: FrameRouter
  ) {
    self.dependencies = dependencies
    root = frame
    headless = Headless(
      frame, size: size, environment: Environment(language: language, symbols: symbols),
      clock: clock, tree: Tree(observers: [leaks]))
  }

  /// The window, for what the harness has no method for.
  public var window: Window { headless.window }
  /// The time, which passes only with `Wait` in a script or when it is advanced.
  public var clock: ManualClock { headless.clock }
  /// The keys that are bound twice on this screen, or on one that `press` went through.
  public var doubleBindings: [DoubleBinding] { headless.doubleBindings }

  /// The text of the screen, row by row.
  public var lines: ScreenLines { headless.lines }

  /// The rows between the rules of the frame, without the blank rows at the end.
  public var content: ScreenLines { headless.content }

  /// The screen in words, as `--plain` prints it.
  public var speech: [String] { window.speech() }

  /// The tested riblet and those below it, such as `Topup(EnterAmount CardOnFile)`.
  public var tree: String { Self.text(root.children) }

  /// The riblets from `routers` downwards.
  public static func text(_ routers: [AnyRouter]) -> String {
    routers.map { router in
      let children = text(router.children)
      return children.isEmpty ? router.name : "\(router.name)(\(children))"
    }.joined(separator: " ")
  }

  /// Sends the keys of a script, each to a settled screen, and settles.
  ///
  /// `secrets` are typed for `<secret>`, in their order.
  public func press(_ script: String, secrets: String...) async throws {
    try await headless.press(script, secrets: secrets.map { Secret($0.utf8) })
  }

  /// Sends the inputs, and settles.
  public func send(_ inputs: Input...) async {
    inputs.forEach(window.send)
    await settle()
  }

  /// Clicks on the first row with a text, at the first column of the text, and settles.
  ///
  /// Returns whether the screen has it.
  @discardableResult
  public func click(on text: String) async -> Bool {
    for (row, line) in lines.enumerated() {
      guard let range = line.ranges(of: text).first else { continue }
      let column = window.environment.columns(of: String(line[..<range.lowerBound]))
      await send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
      return true
    }
    return false
  }

  /// Sends the keys one after another, and does not wait for what they begin.
  public func begin(_ keys: Key...) {
    for key in keys { window.send(.key(key)) }
  }

  /// Changes the size of the window, and settles.
  public func resize(_ columns: Int, _ rows: Int) async {
    await send(.resize(Size(columns: columns, rows: rows)))
  }

  /// Opens a link such as `finance/topup`, and settles.
  public func open(_ link: String) async throws {
    _ = try await root.open(Link(parsing: link))
    await settle()
  }

  /// Builds the riblet again, as the next launch does, opens the place in it, and settles.
  public func relaunch(at place: NavigationPath) async throws {
    root.close()
    root.show()
    _ = try await root.open(place)
    await settle()
  }

  /// Returns when no request runs and no frame is due.
  public func settle() async { await headless.settle() }

  /// Shuts the tree down, leaves first.
  public func shutDown() { headless.shutDown() }

  /// Detaches the riblet and shuts down, and returns what outlives it, the keys that are bound twice,
  /// and the screens on which not exactly one mark shows the focus.
  public func end() async -> [String] {
    await settle()
    let faults = doubleBindings.map(\.description) + headless.focusFaults
    root.close()
    await settle()
    defer { shutDown() }
    return leaks.leaks + faults
  }
}

extension Size {
  /// The smallest window in which an app can be used.
  public static let smallest = Size(columns: 20, rows: 5)
  /// A small window, such as a pane beside others.
  public static let small = Size(columns: 40, rows: 12)
  /// The usual window, and the default.
  public static let normal = Size(columns: 80, rows: 24)
  /// A window in which screens may stand beside each other.
  public static let wide = Size(columns: 120, rows: 30)
}

extension ScreenLines {
  /// The rows of the sheet on the screen, without what is beside it.
  public var sheet: ScreenLines {
    ScreenLines(
      compactMap { row in
        guard let left = row.firstIndex(where: "╭│╰".contains),
          let right = row.lastIndex(where: "╮│╯".contains)
        else { return nil }
        return String(row[left...right])
      })
  }
}

extension LeakCheck {
  /// The `leaks`, once work on other threads has let go of what it holds.
  ///
  /// Nothing tells when a thread lets go, so this looks every millisecond; what is still held after a
  /// minute is a leak.
  public func settled() async -> [String] {
    let end = ContinuousClock.now + .seconds(60)
    while !leaks.isEmpty, .now < end {
      do { try await Task.sleep(for: .milliseconds(1)) } catch { break }
    }
    return leaks
  }
}
