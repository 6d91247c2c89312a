import PeopleDomain
import Phrases
import TerminalUI

/// Below the list: the progress of a refresh, or why the last download brought nothing.
struct HomeNotice: CompositeWidget {
  private enum Message {
    case progress(DownloadProgress)
    case sentences([Phrase])
  }

  private let message: Message

  /// Nil without progress or a notice, and while the list itself shows the progress.
  init?(_ model: Home.Model) {
    if let progress = model.progress {
      guard model.content != .loading else { return nil }
      message = .progress(progress)
    } else if let notice = model.notice {
      message = .sentences(Self.sentences(notice, model.shown))
    } else {
      return nil
    }
  }

  private static func sentences(
    _ notice: Home.Model.Notice, _ shown: Home.Model.Shown
  ) -> [Phrase] {
    let origin = [sentence(shown)].compactMap(\.self)
    switch notice {
    case .failed(let error):
      if case .downloaded = shown { return [HomeText.refreshFailed.phrase, error.phrase] + origin }
      return [origin.isEmpty ? error.phrase : error.cause] + origin
    case .cancelled: return [HomeText.cancelled.phrase] + origin
    }
  }

  private static func sentence(_ shown: Home.Model.Shown) -> Phrase? {
    switch shown {
    case .samples: HomeText.samplesShown.phrase
    case .kept: HomeText.keptShown.phrase
    case .downloaded(let age): age.map(HomeText.shown)
    }
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    return switch message {
    case .progress(let progress): progress.bar(HomeText.downloading.text(language))
    case .sentences(let sentences):
      Paragraph(sentences.map { $0.text(language) }.joined(separator: " "), Style(.warning))
    }
  }
}
