import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The page of the entries that may be one movement of money, which the user links or refuses.
enum Links: Riblet {
  /// Two entries, or one whose other side is not kept here.
  struct Row: ListRow {
    let proposal: LinkProposal

    /// By what it is known as long as it is proposed, and over a restart.
    var id: String {
      let ids = [proposal.first.id] + (proposal.second.map { [$0.id] } ?? [])
      return ([proposal.kind.rawValue] + ids.map { "\($0)" }).joined(separator: " ")
    }
  }

  struct Model: Equatable {
    /// Days of its year are shown without the year.
    var today: Day
    /// The sure ones first, of each the newest first; those that were read stay when they cannot be read again.
    private(set) var proposals = AsyncValue<[LinkProposal], LedgerError>.loading
    /// How many of them are taken at once.
    private(set) var sureCount = 0
    var list = Listing<Row>()
    private(set) var accounts = LedgerAccounts.builtIn
    private(set) var categories = LedgerCategories.builtIn
    var history = HistoryState()
    /// The long change that is under way.
    var work: LedgerWork?

    init(today: Day) { self.today = today }

    var isRead: Bool { proposals.value != nil }

    var selected: LinkProposal? { list.selected?.proposal }

    /// Those that are taken at once.
    var sure: [LinkProposal] { Array((proposals.value ?? []).prefix(sureCount)) }

    var doubtfulCount: Int { (proposals.value?.count ?? 0) - sureCount }

    /// Whether the selected pair is none yet, or its account may be said not to be kept here.
    ///
    /// One that is a pair would only get another amount or side.
    var canRefuse: Bool { selected.map { $0.replaced == nil || $0.isOfAccount } ?? false }

    func proposal(_ id: Row.ID) -> LinkProposal? {
      list.rows.first { $0.id == id }?.proposal
    }

    mutating func receive(
      _ answer: Result<[LinkProposal], LedgerError>, _ settings: LedgerSettings, today: Day
    ) {
      self.today = today
      (accounts, categories) = (settings.accounts, settings.categories)
      switch answer {
      case .success(let all):
        show(all)
        proposals.end()
      case .failure(let error): proposals.end(error)
      }
    }

    /// Leaves out what was just decided, before the others are read again.
    mutating func drop(_ decided: [LinkProposal]) {
      let decided = Set(decided.map(\.id))
      guard let proposals = proposals.value else { return }
      show(proposals.filter { !decided.contains($0.id) })
    }

    mutating func waitAgain() {
      if !isRead { proposals.begin() }
    }

    private mutating func show(_ all: [LinkProposal]) {
      let ordered = all.inOrder()
      sureCount = ordered.count(where: \.isSure)
      proposals.show(ordered)
      list.show(ordered.map(Row.init))
    }
  }

  enum Action {
    case list(Listing<Row>.Event)
    /// Links this pair; of the sure ones all.
    case enter(Row.ID)
    /// Links this pair alone.
    case take
    case takeSure
    /// Notes that the selected pair is none.
    case refuse
    case history(HistoryEvent)
    case cancel
    case retry
  }
}

/// What keys do; Enter is the list's.
extension Links {
  static let commands =
    ofPairs + KeyCommand.history(\.history, sends: Action.history).map(\.onlyHere) + [retry]

  /// The key is the list's.
  static let take = ScreenCommand(
    .enter, LinksText.take, words: ["연결", "link"], needs: .row
  ).unless(LinksText.nothing)

  private static let ofPairs: [KeyCommand<Links>] = [
    KeyCommand(.escape, title: FormText.cancel, sends: .cancel).when { $0.work != nil },
    KeyCommand("n", "x", title: LinksText.refuse, sends: .refuse).when(\.canRefuse)
      .elsewhere(words: ["refuse", "no"], needs: .row, unless: LinksText.nothing),
    KeyCommand(" ", title: LinksText.takeOne, sends: .take).when { $0.selected != nil }
      .hinted { $0.selected?.isSure == true && $0.sureCount > 1 }
      .elsewhere(needs: .row, unless: LinksText.nothing),
    KeyCommand("A", title: LinksText.takeAll, sends: .takeSure).when { $0.sureCount > 0 }
      .titled { LinksText.takeSure($0.sureCount) }
      .hinted { $0.selected?.isSure == false }
      .elsewhere(words: ["모두 연결"], unless: LinksText.noSure),
  ]

  private static let retry = KeyCommand<Links>.refresh(\.proposals.isWanting, sends: .retry)
}

extension Segment {
  static var links: Segment { "links" }

  /// The form for the interest of a payment; `id` is that of its row.
  static func interest(_ id: Links.Row.ID) -> Segment { Segment("interest", [.init("of", id)]) }
}

struct LinksBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(on stage: any Stage) -> any ViewableRouting {
    let view = LinksView(Links.Model(today: Day(milliseconds: dependencies.clock.now)))
    let interactor = LinksInteractor(
      dependencies.ledger, clock: dependencies.clock, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, on: view)
    return LinksRouter(interactor: interactor, view: view, stage: stage)
  }
}
