import PeopleDomain
import Phrases
import Time

/// All that the home view shows.
struct HomeViewModel: Equatable {
  enum Content: Equatable {
    case loading
    case failed(PeopleError)
    /// Those of `listing`.
    case people
  }

  /// Why the last download brought nothing.
  enum Notice: Equatable {
    case failed(PeopleError)
    case cancelled
  }

  /// Who is on the screen.
  enum Shown: Equatable {
    case samples
    /// Those whom the user has edited, marked or opened.
    case kept
    case downloaded(Age?)

    init(_ people: PeopleState) {
      self =
        switch people.origin {
        case .none, .samples: .samples
        case .kept: .kept
        case .downloaded: .downloaded(people.age)
        }
    }
  }

  /// What Esc does.
  enum Escape: Equatable {
    case cancelDownload, clear, showEverybody
  }

  var content = Content.loading
  /// What there is to say of the people who are shown.
  var status: [Phrase] = []
  var listing = HomeListing()
  /// Whether the filter is being typed.
  var isTyping = false
  /// Of a download that takes its time.
  var progress: DownloadProgress?
  var notice: Notice?
  var shown = Shown.samples

  /// Nil where Esc is left to whoever is around home.
  var escape: Escape? {
    if isTyping { return .clear }
    if progress != nil { return .cancelDownload }
    if listing.isNarrowed { return .clear }
    return listing.query.scope == .everybody ? nil : .showEverybody
  }
}
