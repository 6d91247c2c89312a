import Headless
import Phrases
import RIBs
import TerminalUI

@testable import Launch

/// Makes moves on the whole app, and looks after each whether all is well.
@MainActor
final class RandomRun {
  private let world: World
  private let screen: ShownScreen
  private var app: TriedApp?
  private var moves = 0
  /// How often each riblet lay uppermost when all was calm.
  private(set) var visits: [String: Int] = [:]
  /// Whether to look what is in use of the heap when the app has ended next.
  var isMemoryDue = false
  /// What was in use, in KiB.
  ///
  /// No data of the user's are in it: what grows here is lost.
  private(set) var memory: [Int] = []

  /// After so many moves it looks for what is costly to find.
  private static let inspection = 50
  /// So often what was shut down may take a turn before it is gone.
  private static let mostSpins = 1_000

  /// Launches the app on the data in `folder`; `screen` must show all its frames.
  init(folder: String, screen: ShownScreen) throws(Fault) {
    self.screen = screen
    world = World(folder: folder)
    app = try TriedApp(
      in: world, size: Size(columns: 80, rows: 24), environment: Environment(language: .korean))
  }

  /// Waits until the app shows what it shows first.
  func begin() async throws(Fault) {
    try await app?.calm()
    try look()
  }

  /// Makes one move; throws what the app did wrong.
  func make(_ move: Move) async throws(Fault) {
    moves += 1
    if case .relaunch(let language, let isASCII) = move.step {
      let size = app?.app.window.size ?? .zero
      try await shutDown()
      screen.change()
      app = try TriedApp(
        in: world, size: size,
        environment: Environment(language: language, symbols: isASCII ? .ascii : .unicode))
    }
    guard let app else { return }
    try await app.perform(move.step)
    guard !move.isHasty else { return }
    try await app.settle()
    try look()
    if moves % Self.inspection == 0 { try await inspect() }
  }

  /// Inspects and ends the app, which must leave nothing behind.
  func end() async throws(Fault) {
    world.service.isHolding = false
    await world.otherWriter.finish()
    try await inspect()
    try await shutDown()
  }

  private func look() throws(Fault) {
    guard let app else { return }
    try app.soundness.check()
    try screen.show(app.app.window)
    visits[app.uppermost, default: 0] += 1
  }

  private func inspect() async throws(Fault) {
    try await app?.calm()
    try look()
    try app?.soundness.checkWords()
    try await throwRemains()
  }

  private func shutDown() async throws(Fault) {
    weak let component = app?.component
    // Whatever writes the state holds the store: the models of all features.
    weak let store = app?.store
    await app?.end()
    app = nil
    try await world.examine()
    try await throwRemains {
      [component.map { _ in "AppComponent" }, store.map { _ in "Store" }].compactMap(\.self)
    }
    await world.restartOtherGalbi()
    if isMemoryDue {
      isMemoryDue = false
      screen.shrink()
      memory.append(Heap.inUse)
    }
  }

  /// Throws what is still there after it has had time to go: `others`, and parts of riblets.
  private func throwRemains(_ others: () -> [String] = { [] }) async throws(Fault) {
    var remains: [String] = []
    for _ in 0..<Self.mostSpins {
      remains = world.leaks.leaks + others()
      if remains.isEmpty { return }
      await workQueue.drain()
    }
    throw Fault("Alive after its end: \(remains.joined(separator: ", ")).")
  }
}
