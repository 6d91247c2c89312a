import NcursesScreen
import Phrases
public import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Runs what opens a link.
typealias Opening = @MainActor (_ open: @MainActor () async -> Void) async -> Void

/// The longest time that a command waits for the screen where it is.
private let patience = Duration.milliseconds(500)

extension Program {
  /// What Ctrl-P finds: the program's destinations and sources, and any link.
  ///
  /// `executor` is the executor of the tree, in whose `activity` a command is work until it has run;
  /// `opening` runs what opens a link. `press` does a command of the front view.
  func commands(
    for root: any ViewableRouting, clock: any WallClock, in activity: Activity,
    on executor: (any TaskExecutor)? = workQueue, opening: @escaping Opening = { await $0() },
    press: @escaping @MainActor (ScreenCommand) -> Bool
  ) -> Commands {
    let requests = FindingRequests(of: root, clock: clock)
    return Commands(
      { [weak self, weak root] in self?.destinations(from: root?.navigationPath.link) ?? [] },
      sources: { [weak self] in self?.sources ?? [] }, ask: requests.ask
    ) { [weak self, weak root] target in
      guard let self, let root else { return }
      // Behind a lock a link waits for the PIN, which is typed while nothing runs.
      let work = self.holdsLinks ? nil : activity.begin("go", in: root.name)
      Task.immediate(executorPreference: executor) {
        await self.open(target, of: root, opening: opening) { command in
          // Until the screen that was opened has its content; long work, such as a download, goes on.
          if let work {
            await withDeadline(patience, of: clock) { await activity.settled(but: work) }
          }
          return press(command)
        }
        if let work { activity.end(work) }
      }
    }
  }

  /// The commands of the screen that is open are left out, since its bindings are offered.
  private func destinations(from link: Link?) -> [Destination] {
    destinations.map { $0.link == link?.description ? $0.opened : $0 }
  }

  private func open(
    _ target: FinderItem.Target, of root: AnyRouter, opening: Opening,
    press: @MainActor (ScreenCommand) async -> Bool
  ) async {
    switch target {
    case .action(let action): action()
    case .place(let text): await opening { await self.go(to: text, of: root) }
    case .command(let command, let link):
      var hasArrived = false
      await opening { hasArrived = await self.go(to: link, of: root) }
      guard hasArrived else { return }
      func refuse() {
        notify(LaunchText.cannotDo(command, hasUnsaved: root.hasUnsavedBelow))
      }
      if let opener = command.opener {
        guard await press(opener) else { return refuse() }
      }
      if let way = LaunchText.howToDo(command) { return notify(way) }
      // A search may have begun already.
      if await !press(command), command.key != .character("/") { refuse() }
    }
  }

  /// Opens a link, or the link of a place with the restoration state of its last riblet; returns whether it could
  /// be opened.
  @discardableResult
  private func go(to text: String, of root: AnyRouter) async -> Bool {
    guard let place = NavigationPath(parsing: text) else {
      notify(LinkError.malformed(text).phrase)
      return false
    }
    return await navigate(to: place.link) {
      let reached = try await root.open(place.link)
      if let restoration = place.steps.last?.restorationState, !restoration.isEmpty {
        reached.restore(restoration)
      }
    }
  }

  /// Opens a link; on failure shows a notice and stays at the nearest place.
  public func follow(_ link: Link, of root: AnyRouter) async {
    await navigate(to: link) { _ = try await root.open(link) }
  }

  /// Returns to the place of an earlier launch; on failure shows a notice and stays at the
  /// nearest place.
  func comeBack(to place: NavigationPath, of root: AnyRouter) async {
    await navigate(to: place.link) { _ = try await root.open(place) }
  }

  @discardableResult
  private func navigate(to link: Link, _ open: () async throws -> Void) async -> Bool {
    do {
      try await open()
      return true
    } catch {
      if let error = error as? LinkError {
        let title = destinations.first { $0.link == link.description }?.title
        notify(
          error.phrase(naming: title, of: link, among: destinations))
      }
      return false
    }
  }
}

extension Window {
  /// Offers the commands of `program`, which has this root and tree, and everywhere `bindings` and the
  /// inspector.
  ///
  /// `copy` copies text, and says whereto; `hasMouse` says whether the terminal leaves the mouse to the program.
  func host(
    _ program: any Program, _ root: any ViewableRouting, _ tree: Tree, clock: any WallClock,
    opening: @escaping Opening = { await $0() },
    copy: @escaping @MainActor (String) -> Clipboard = { _ in .none },
    hasMouse: @escaping @MainActor () -> Bool = { false },
    bindings: @escaping (Environment) -> [KeyBinding]
  ) {
    commands = program.commands(for: root, clock: clock, in: tree.activity, opening: opening) {
      [weak self] command in self?.press(command) ?? true
    }
    var explains = true
    onCopy = { [weak program] text, next in
      let clipboard = copy(text)
      program?.notify(
        LaunchText.copied(
          text, to: clipboard, next: next, explains: explains, hasMouse: hasMouse()))
      if clipboard == .tmux { explains = false }
    }
    onCannotCopy = { [weak program] in
      program?.notify(LaunchText.cannotCopy(hasMouse: hasMouse()))
    }
    let inspector = Inspector(tree)
    hostBindings = { [weak self, weak program] environment in
      // Not behind a lock, since it shows where the user is.
      guard let self, program?.holdsLinks == false else { return bindings(environment) }
      let own = inspector.bindings(in: environment, of: self)
      return bindings(environment) + own
    }
  }

  /// Calls `end`, after asking the user if there are unsaved changes in the tree.
  func quit(_ root: AnyRouter?, end: @escaping @MainActor () -> Void) {
    guard root?.hasUnsavedBelow == true else { return end() }
    let quit = LaunchText.quit
    ask(Question(title: quit, text: LaunchText.unsaved, answer: quit, action: end))
  }
}
