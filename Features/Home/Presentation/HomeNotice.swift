import PeopleDomain
import ResourceKit
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
      content = .sentences(Self.sentences(notice))
    } else {
      return nil
    }
  }

  private static func sentences(_ notice: HomeViewModel.Notice) -> [Phrase] {
    switch notice {
    case .failed(let error, .downloaded(let age)):
      [HomeText.refreshFailed.phrase, error.phrase, HomeText.shown(age)]
    case .failed(let error, let shown): [error.phrase, sentence(shown)]
    case .cancelled(let shown): [HomeText.cancelled.phrase, sentence(shown)]
    }
  }

  private static func sentence(_ shown: HomeViewModel.Shown) -> Phrase {
    switch shown {
    case .samples: HomeText.samplesShown.phrase
    case .kept: HomeText.keptShown.phrase
    case .downloaded(let age): HomeText.shown(age)
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
