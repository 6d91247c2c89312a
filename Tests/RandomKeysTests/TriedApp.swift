import Headless
import Phrases
import RIBs
import SessionDomain
import Time

@testable import Galbi
@testable import Launch
@testable import TerminalRIBs
@testable import TerminalUI

/// One launch of the whole app, and what can happen to it.
@MainActor
final class TriedApp {
  let app: Headless
  private let world: World
  private let program: GalbiProgram
  private let view: AppRootView
  private(set) weak var component: AppComponent?

  private static let mostEscapes = 12
  /// So often the app may go on before it comes to rest; a disk may take long.
  private static let mostRounds = 400_000

  init(in world: World, size: Size, environment: Environment) throws(Fault) {
    self.world = world
    let component = world.makeComponent(environment.language)
    self.component = component
    program = GalbiProgram(component)
    let root = program.buildRoot()
    guard let view = root.anyView as? AppRootView else { throw Fault("The root has no stage.") }
    self.view = view
    app = Headless(
      root, size: size, environment: environment, clock: world.clock,
      tree: Tree(observers: [world.leaks], executor: workQueue), drain: workQueue.drain)
  }

  /// The state of the whole app, which the models of all features write.
  var store: AnyObject? { component?.store }

  var soundness: Soundness {
    Soundness(root: app.root, stages: [view.stage, view.entrance], window: app.window)
  }

  /// The riblet whose view lies over the others.
  var uppermost: String {
    let name = shown.pile.last.map { String(describing: type(of: $0)) } ?? ""
    return String(name.dropLast("View".count))
  }

  /// The stage in sight, in the tab in sight where there are tabs.
  private var shown: StageView {
    guard let tabs = view.shown.pile.last as? TabsView else { return view.shown }
    return tabs.stages[tabs.selected]
  }

  /// Ends the app, and waits until its databases are closed.
  func end() async {
    app.shutDown()
    await program.finish()
  }

  /// Does one step, and does not wait for what it begins.
  func perform(_ step: Step) async throws(Fault) {
    switch step {
    case .key(let key): app.window.send(.key(key))
    case .paste(let text): app.window.send(.paste(text))
    case .resize(let size): app.window.send(.resize(size))
    case .wait(let milliseconds):
      try await calm()
      try await advance(by: milliseconds)
    case .service(let mood): world.service.mood = mood
    case .hold: world.service.isHolding = true
    case .release: world.service.isHolding = false
    case .lock: await world.otherWriter.begin()
    case .unlock: await world.otherWriter.finish()
    case .meddle(let id, let isEdit):
      try await calm()
      await world.otherGalbi.meddle(with: id, isEdit: isEdit)
    case .topUp:
      try await calm()
      await world.otherGalbi.topUp()
    case .order:
      try await calm()
      await world.otherGalbi.order()
    case .bringStatements:
      try await calm()
      await world.otherGalbi.bringStatements()
    case .open(let link): try await open(link)
    case .goHome: try await goHome()
    case .relaunch: break
    }
  }

  /// Waits until nothing happens any more, but what the service holds back.
  func calm() async throws(Fault) {
    for _ in 0..<Self.mostRounds {
      await workQueue.drain()
      _ = app.window.frame()
      if app.tree.activity.running.count <= world.service.heldCount, !app.window.needsFrame {
        return
      }
    }
    throw Fault(app.unsettled.description)
  }

  /// As `calm`, but at once where nothing was begun that anybody waits for.
  func settle() async throws(Fault) {
    _ = app.window.frame()
    if !app.tree.activity.isIdle || app.window.needsFrame { try await calm() }
  }

  private func advance(by milliseconds: Int) async throws(Fault) {
    var fault: Fault?
    await world.clock.advance(by: .milliseconds(milliseconds)) {
      do throws(Fault) { try await self.calm() } catch { fault = error }
    }
    if let fault { throw fault }
  }

  /// A link that waits for the session is not waited for.
  private func open(_ link: String) async throws(Fault) {
    let opening = Task.immediate(executorPreference: workQueue) { [self] in
      do {
        _ = try await app.root.open(Link(parsing: link))
      } catch {
        if let error = error as? LinkError { program.notify(error.phrase) }
      }
    }
    try await calm()
    if !program.holdsLinks { await opening.value }
  }

  /// Comes into the session again where keys have ended or locked it, whatever PIN they have set.
  private func enter() async throws(Fault) {
    guard program.holdsLinks else { return }
    world.forgetPIN()
    for _ in 0..<3 { app.window.send(.key(.escape)) }
    for _ in 0..<PIN.lengths.lowerBound { app.window.send(.key(.character("0"))) }
    app.window.send(.key(.enter))
    try await calm()
  }

  private func goHome() async throws(Fault) {
    if app.window.size.columns < 20 || app.window.size.rows < 5 {
      app.window.send(.resize(Size(columns: 20, rows: 5)))
    }
    try await calm()
    try await enter()
    for _ in 0..<2 where !isHome {
      for _ in 0..<Self.mostEscapes where !isHome {
        app.window.send(.key(.escape))
        try await calm()
        // Esc alone discards nothing.
        let asks = app.window.speech().contains {
          $0.contains("나갈까요?") || $0.contains("Discard your changes?")
        }
        for key in [Key.tab, .enter] where asks { app.window.send(.key(key)) }
        try await calm()
      }
      // Esc stays at the first screen of a tab.
      if !isHome { app.window.send(.key(.character("1"))) }
      try await calm()
    }
    guard isHome else { throw Fault("\(Self.mostEscapes) Esc do not lead home.") }
  }

  /// At home keys reach the first screen of the stage, and there is nothing over it.
  private var isHome: Bool {
    guard view.shown.breadcrumb.isFirst, let home = shown.pile.first else {
      return false
    }
    var view = app.window.keyView
    while let inner = view, inner !== home { view = inner.superview }
    return view === home
  }
}
