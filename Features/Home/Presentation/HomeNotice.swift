import PeopleDomain
import Phrases
import TerminalUI

/// Below the list: the progress of a refresh, or why the last download brought nothing.
struct HomeNotice: Widget {
  private enum Content {
    case progress(DownloadProgress)
    case sentences([Phrase])
  }

  private let content: Content

  /// Nil without progress or a notice, and while the list itself shows the progress.
  init?(_ model: Home.Model) {
    if let progress = model.progress {
      guard model.content != .loading else { return nil }
      content = .progress(progress)
    } else if let notice = model.notice {
      content = .sentences(Self.sentences(notice, model.shown))
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

  private func widget(_ language: Language) -> any Widget {
    switch content {
    case .progress(let progress): progress.bar(HomeText.downloading.text(language))
    case .sentences(let sentences):
      Paragraph(sentences.map { $0.text(language) }.joined(separator: " "), Style(.warning))
    }
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    widget(environment.language).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { widget(canvas.environment.language).draw(on: canvas) }

  func describe(to speech: Speech) { widget(speech.environment.language).describe(to: speech) }
}
