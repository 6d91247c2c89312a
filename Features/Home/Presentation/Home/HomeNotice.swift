import PeopleDomain
import Phrases
import Store
import TerminalUI

extension Home.Model {
  /// What stands below the list: the progress of a refresh, or why the last download brought nothing
  /// and how much of it was left out.
  ///
  /// Nil while the list itself shows the progress.
  @MainActor var noticeLine: (any Widget)? {
    if let progress {
      return people.isLoading ? nil : progress.bar(HomeText.downloading)
    }
    let sentences =
      (notice.map(sentences(of:)) ?? []) + (leftOut > 0 ? [HomeText.leftOut(leftOut)] : [])
    guard !sentences.isEmpty else { return nil }
    return TerminalUI.Notice(sentences)
  }

  /// Whether it says that the last download has failed, so that the user may try again.
  var offersRetry: Bool { progress == nil && notice != nil }

  private func sentences(of notice: Notice) -> [Phrase] {
    let shown: [Phrase] =
      switch origin {
      case .none, .samples: [HomeText.samplesShown] + retry(after: notice)
      case .kept: [HomeText.keptShown] + retry(after: notice)
      case .downloaded: [age.map(HomeText.shown)].compactMap(\.self)
      }
    let cause: [Phrase] =
      switch (notice, origin) {
      case (.cancelled, _): [HomeText.cancelled]
      case (.failed(let error), .downloaded): [[HomeText.refreshFailed, error.phrase].joined]
      case (.failed(let error), _): [error.cause]
      }
    return cause + shown
  }

  /// Nothing where the cause says what to do.
  private func retry(after notice: Notice) -> [Phrase] {
    if case .failed(let error) = notice, !error.leavesRetryOpen { return [] }
    return [FormText.pressRetry]
  }
}
