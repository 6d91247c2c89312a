import Phrases
import RIBs

/// What the inspector shows of a riblet.
@MainActor
struct InspectedRiblet {
  /// Its name and its segment, indented by its depth in the tree.
  let name: String
  /// What is worth a word in its line.
  let state: String
  /// All that is known of it; a value is empty where there is nothing.
  let facts: [(title: String, value: String)]

  /// `work` is what it has begun and waits for.
  init(_ router: AnyRouter, depth: Int, work: [String], _ language: Language) {
    let workers = router.workers.map { worker in
      "\(type(of: worker)): \(Self.actor(worker.runsOn, language))"
    }
    let activity = router.isActive ? LaunchText.active : LaunchText.inactive
    let view = router.isViewable ? LaunchText.hasView : LaunchText.viewless
    name =
      String(repeating: "  ", count: depth) + router.name
      + (router.segment.map { " /\($0)" } ?? "")
    state =
      (work + [router.isActive ? "" : activity.text(language)]
      + [router.isViewable ? "" : view.text(language)] + workers)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let facts: [(Phrase, String)] = [
      (LaunchText.riblet, activity.text(language)), (LaunchText.view, view.text(language)),
      (LaunchText.segment, router.segment?.description ?? ""),
      (LaunchText.restorationState, router.restorationState?.description ?? ""),
      (LaunchText.work, work.joined(separator: ", ")),
      (LaunchText.workers, workers.joined(separator: ", ")),
    ]
    self.facts = facts.map { ($0.text(language), $1) }
  }

  /// The actor on which a worker runs, in the user's language where it is the common one.
  private static func actor(_ name: String, _ language: Language) -> String {
    name == LaunchText.mainActor.text(.english) ? LaunchText.mainActor.text(language) : name
  }
}
