import Editing
import PeopleDomain
import Phrases
import RIBs
import Store
import Time

/// The list of people, below the tiles of the other features.
enum Home: Riblet {
  struct Model: Equatable {
    /// Why the last download brought nothing.
    enum Notice: Equatable {
      case failed(PeopleError)
      case cancelled
    }

    /// What Esc does.
    enum Escape: Equatable {
      case cancelDownload, clear, showEverybody
    }

    var people = Loadable<People, PeopleError>.loading {
      didSet { if let people = people.value { listing.read(people) } }
    }
    /// The age or origin of the people, for the frame around home.
    var status: [Phrase] = []
    var listing = HomeListing()
    /// The progress of a download that takes long.
    var progress: DownloadProgress?
    var notice: Notice?
    /// Where the people on the screen come from, and how old they are.
    var origin = PeopleState.Origin.none
    var age: Age?
    /// How many records of the download were not people.
    var leftOut = 0
    var history = HistoryState()

    /// Whether the search is being typed.
    var isTyping: Bool { listing.list.search.isTyping }

    /// Nil where Esc leaves home.
    var escape: Escape? {
      if isTyping { return .clear }
      if progress != nil { return .cancelDownload }
      if listing.isNarrowed { return .clear }
      return listing.scope == .everybody ? nil : .showEverybody
    }
  }

  enum Action {
    case list(Listing<People.Row>.Event), open(Person.ID)
    case showNextScope, show(People.Scope), toggleRegion
    case escape, refresh, clearDownloads
    case toggleFavourite, undo, redo
  }
}
