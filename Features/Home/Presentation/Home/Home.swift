public import DetailInterface
import Editing
public import HomeInterface
public import PeopleDomain
public import Phrases
import RIBs
import Store
public import TerminalRIBs
import TerminalUI
public import Time

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

    var people = AsyncValue<People, PeopleError>.loading {
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

    /// Whether there are people, though none may be listed.
    var isRead: Bool { people.value != nil }

    /// Whether the search is being typed.
    var isTyping: Bool { listing.list.search.isTyping }

    /// Nil where Esc leaves home.
    var escape: Escape? {
      if isTyping { return .clear }
      if progress != nil { return .cancelDownload }
      // In a list that is empty by itself there is nothing to clear: Esc shows what is not.
      if listing.scope != .everybody, listing.total == 0 { return .showEverybody }
      if listing.list.isSearched { return .clear }
      // Marks that another list hides are seen before they are cleared.
      if listing.scope != .everybody, listing.list.hiddenMarkCount > 0 { return .showEverybody }
      if listing.isNarrowed { return .clear }
      return listing.scope == .everybody ? nil : .showEverybody
    }
  }

  enum Action {
    case list(Listing<People.Row>.Event), open(Person.ID)
    case showNextScope, show(People.Scope), toggleRegion
    case escape, refresh, clearDownloads
    case toggleFavourite, history(HistoryEvent)
  }
}

extension Home {
  static let commands: [KeyCommand<Home>] =
    [
      KeyCommand(.escape, title: ListText.showAll, sends: .escape).when { $0.escape != nil }
        .titled(\.escapeTitle),
      KeyCommand(.down, .tab, title: HomeText.toList, sends: .list(.search(.end)))
        .when(\.isTyping).unhinted,
    ] + ofPeople.map { $0.when { !$0.isTyping } }

  /// What the notice below is about.
  static let ofNotice: [KeyCommand<Home>] = [
    KeyCommand("R", title: ListText.refresh, sends: .refresh).when(\.offersRetry)
  ]

  private static let ofPeople: [KeyCommand<Home>] =
    [
      KeyCommand("/", title: HomeText.find, sends: .list(.search(.start)))
        .named(Phrase(ko: "사람 검색", en: "search people"))
        .when { $0.isRead && $0.listing.total > 0 }
        .elsewhere(words: ["찾기", "find"]),
      KeyCommand("r", title: HomeText.toggleCountry, sends: .toggleRegion)
        .elsewhere(words: ["지역", "나라", "region"]),
      // A download whose progress is shown is ended by Esc first.
      KeyCommand("R", title: ListText.refresh, sends: .refresh).when { $0.progress == nil }
        .elsewhere(words: ["다시 받기", "reload"]),
    ] + ofPerson
    + KeyCommand.history(\.history, sends: Action.history).map { $0.when(\.isRead) }
    + [
      KeyCommand("C", title: HomeText.clearCache, sends: .clearDownloads)
        .when { $0.isRead && $0.progress == nil }.hinted { $0.origin != .samples }
        .elsewhere(words: ["저장된 데이터", "cache"], unless: HomeText.nothingToClear)
    ]

  private static let ofPerson: [KeyCommand<Home>] = [
    KeyCommand("f", title: HomeText.favourite, sends: .toggleFavourite)
      .when { $0.selected != nil }.hinted { $0.origin != .samples }
      .elsewhere(words: ["좋아하는 사람", "favorite", "like"], needs: .row),
    KeyCommand("v", title: HomeText.scope, sends: .showNextScope).when(\.isRead)
      .elsewhere(words: ["즐겨찾기", "최근", "favourites", "favorites", "recent"]),
    KeyCommand(" ", title: HomeText.mark) { $0.selected.map { .list(.mark($0.id)) } }
      .named(Phrase(ko: "사람 선택", en: "select person"))
      .elsewhere(needs: .row),
  ]
}

extension Home.Model {
  fileprivate var selected: People.Row? { isRead ? listing.list.selected : nil }

  fileprivate var escapeTitle: Phrase? {
    switch escape {
    case .cancelDownload: HomeText.cancel
    case .clear: isTyping || listing.list.isSearched ? ListText.showAll : HomeText.unmark
    case .showEverybody: HomeText.everybody
    case nil: nil
    }
  }
}

/// Builds the riblet that lists people below the tiles of other features.
@MainActor public struct HomeBuilder {
  let dependencies: HomeDependencies

  /// `tiles` are in the order of the screen.
  public init(
    people: PeopleUseCases, notify: @escaping Notify, notifyChange: @escaping NotifyChange,
    clock: any WallClock, detail: any DetailBuildable, tiles: [HomeTile]
  ) {
    dependencies = HomeDependencies(
      people: people, notify: notify, notifyChange: notifyChange, clock: clock, detail: detail,
      tiles: tiles)
  }

  /// `stage` is where the riblet shows what it opens.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HomeView(Home.Model())
    let interactor = HomeInteractor(
      people: dependencies.people, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, clock: dependencies.clock, on: view)
    return HomeRouter(interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What home and what it shows need.
struct HomeDependencies {
  let people: PeopleUseCases
  let notify: Notify
  let notifyChange: NotifyChange
  let clock: any WallClock
  let detail: any DetailBuildable
  let tiles: [HomeTile]
}
