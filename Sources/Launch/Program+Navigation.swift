import NcursesScreen
import Phrases
public import RIBs
import TerminalRIBs
import TerminalUI

/// Runs what opens a link.
typealias Opening = @MainActor (_ open: @MainActor () async -> Void) async -> Void

extension Program {
  /// The commands of Ctrl-P: the program's destinations, and any link.
  ///
  /// `executor` is the executor of the tree; `opening` runs what opens a link.
  func commands(
    for root: any ViewableRouting, on executor: (any TaskExecutor)? = workQueue,
    opening: @escaping Opening = { await $0() }
  ) -> Commands {
    Commands({ [weak self] in self?.destinations ?? [] }) { [weak self, weak root] text in
      guard let self, let root else { return }
      do throws(LinkError) {
        let link = try Link(parsing: text)
        Task.immediate(executorPreference: executor) {
          await opening { await self.follow(link, of: root) }
        }
      } catch {
        notify(error.phrase)
      }
    }
  }

  /// Opens a link; on failure shows a notice and stays at the nearest place.
  public func follow(_ link: Link, of root: AnyRouter) async {
    await navigate { _ = try await root.open(link) }
  }

  /// Returns to the place of an earlier launch; on failure shows a notice and stays at the
  /// nearest place.
  func comeBack(to place: Place, of root: AnyRouter) async {
    await navigate { _ = try await root.open(place) }
  }

  private func navigate(_ open: () async throws -> Void) async {
    do {
      try await open()
    } catch {
      if let error = error as? LinkError { notify(error.phrase) }
    }
  }
}

extension Window {
  /// Offers the commands of `program`, which has this root and tree, and everywhere `bindings` and the
  /// inspector.
  ///
  /// `copy` copies text, and says whereto.
  func host(
    _ program: any Program, _ root: any ViewableRouting, _ tree: Tree,
    opening: @escaping Opening = { await $0() },
    copy: @escaping @MainActor (String) -> Clipboard = { _ in .none },
    bindings: @escaping (Environment) -> [KeyBinding]
  ) {
    commands = program.commands(for: root, opening: opening)
    onCopy = { [weak program] text, next in
      program?.notify(LaunchText.copied(text, to: copy(text), next: next))
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
    let quit = LaunchText.quit.phrase
    ask(Question(title: quit, text: LaunchText.unsaved.phrase, answer: quit, action: end))
  }
}
