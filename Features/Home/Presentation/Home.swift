import Editing
import PeopleDomain
import Phrases
import RIBs
import Search
import Time

/// The list of people, below the tiles of the other features.
enum Home: Riblet {
  struct Model: Equatable {
    enum Content: Equatable {
      case loading
      case failed(PeopleError)
      /// The people of `listing`.
      case people
    }

    /// Why the last download brought nothing.
    enum Notice: Equatable {
      case failed(PeopleError)
      case cancelled
    }

    /// What Esc does.
    enum Escape: Equatable {
      case cancelDownload, clear, showEverybody
    }

    var content = Content.loading
    /// The age or origin of the people, for the frame around home.
    var status: [Phrase] = []
    var listing = HomeListing()
    /// Whether the filter is being typed.
    var isTyping = false
    /// The progress of a download that takes long.
    var progress: DownloadProgress?
    var notice: Notice?
    /// Where the people on the screen come from, and how old they are.
    var origin = PeopleState.Origin.none
    var age: Age?
    /// How many records of the download were not people.
    var leftOut = 0
    var history = HistoryState()

    /// Nil where Esc leaves home.
    var escape: Escape? {
      if isTyping { return .clear }
      if progress != nil { return .cancelDownload }
      if listing.isNarrowed { return .clear }
      return listing.query.scope == .everybody ? nil : .showEverybody
    }
  }

  enum Action {
    /// The selection moved.
    case select(row: Int)
    case choose(row: Int)
    case toggleMark, showNextScope, toggleRegion
    case show(PeopleQuery.Scope)
    case sort(SortEvent<PeopleColumn>)
    case beginFilter, type(filter: String), endFilter
    case escape, refresh, clearDownloads
    case toggleFavourite, undo, redo
  }
}
