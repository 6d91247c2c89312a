import PeopleDomain
import Phrases
import TerminalUI

/// Below the list: how far a refresh is, or why the last download brought nothing.
struct HomeNotice: Widget {
  private enum Content {
    case progress(DownloadProgress)
    case sentences([Phrase])
  }

  private let content: Content

  /// Nil where there is nothing to say, or the list's own place says it.
  init?(_ model: HomeViewModel) {
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
    _ notice: HomeViewModel.Notice, _ shown: HomeViewModel.Shown
  ) -> [Phrase] {
    let who = [sentence(shown)].compactMap(\.self)
    switch notice {
    case .failed(let error):
      if case .downloaded = shown { return [HomeText.refreshFailed.phrase, error.phrase] + who }
      return [who.isEmpty ? error.phrase : error.cause] + who
    case .cancelled: return [HomeText.cancelled.phrase] + who
    }
  }

  private static func sentence(_ shown: HomeViewModel.Shown) -> Phrase? {
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
