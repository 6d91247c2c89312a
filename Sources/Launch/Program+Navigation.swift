import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

extension Program {
  /// What Ctrl-P offers: the program's places, and any link.
  ///
  /// `executor` is that of the tree.
  func commands(
    for root: any ViewableRouting, on executor: (any TaskExecutor)? = workQueue
  ) -> Commands {
    Commands({ [weak self] in self?.destinations ?? [] }) { [weak self, weak root] text in
      guard let self, let root else { return }
      do throws(LinkError) {
        let link = try Link(parsing: text)
        Task.immediate(executorPreference: executor) { await self.follow(link, of: root) }
      } catch {
        say(error.phrase)
      }
    }
  }

  /// Goes where a link leads, or as near as there is, and says so.
  func follow(_ link: Link, of root: AnyRouter) async {
    do {
      _ = try await root.open(link)
    } catch {
      if let error = error as? LinkError { say(error.phrase) }
    }
  }

  /// Comes back to where a former launch ended, or as near as there is, and says so.
  func comeBack(to place: Place, of root: AnyRouter) async {
    do {
      _ = try await root.open(place)
    } catch {
      if let error = error as? LinkError { say(error.phrase) }
    }
  }
}

extension Window {
  /// Does `end`, after asking where something in the tree would be lost.
  func quit(_ root: AnyRouter?, end: @escaping @MainActor () -> Void) {
    guard root?.hasUnsavedBelow == true else { return end() }
    let quit = LaunchText.quit.phrase
    ask(Question(title: quit, text: LaunchText.unsaved.phrase, answer: quit, action: end))
  }
}
