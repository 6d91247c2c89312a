import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import Time

protocol LinksRouting: Routing {
  func attachInterest(of proposal: LinkProposal)
  func attachAccounts(_ choice: Picker.Model)
  func detachQuestion()
}

/// Looks for entries that may be linked after each change of the ledger, and links them as the user says.
final class LinksInteractor: PresentableInteractor<Links> {
  weak var router: (any LinksRouting)?
  /// Of what something is asked.
  private var asked: LinkProposal?
  private let ledger: LedgerUseCases
  private let clock: any WallClock
  private let notify: Notify
  private let notifyChange: NotifyChange
  private lazy var reading = LatestRequest("find links", of: self)

  init(
    _ ledger: LedgerUseCases, clock: any WallClock, notify: @escaping Notify,
    notifyChange: @escaping NotifyChange,
    on presenter: any Presentable<Links>
  ) {
    self.ledger = ledger
    self.clock = clock
    self.notify = notify
    self.notifyChange = notifyChange
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(ledger.state.map(\.history), at: \.history)
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
    whileActive(ledger.state.map(\.work).observe { [weak self] in self?.show($0) })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .enter(let id):
      guard let proposal = model.proposal(id) else { return }
      if proposal.isSure { takeSure() } else { link([proposal]) }
    case .take: if let selected = model.selected { link([selected]) }
    case .takeSure: takeSure()
    case .refuse: refuse()
    case .history(let event): request(event, notify: notify, undo: ledger.undo, redo: ledger.redo)
    case .cancel: ledger.cancel()
    case .retry:
      read()
      sayRefreshed(after: reading, notify: notify, unless: \.proposals.isWanting)
    }
  }

  private func read() {
    model.waitAgain()
    reading.ask { [ledger] () throws(LedgerError) in
      try await ledger.proposals(nil)
    } then: { [self] result in
      let (settings, today) = (ledger.state.value.settings, Day(milliseconds: clock.now))
      update { $0.receive(result, settings, today: today) }
    }
  }

  /// Shows how far a long change is, for which keys do not wait.
  private func show(_ work: LedgerWork?) {
    if model.work == nil, work != nil { markWorkAsLong() }
    model.work = work
  }

  /// The payment whose interest the form of a segment asks for; nil for another segment, or where it is no
  /// longer proposed.
  func asked(at segment: Segment) async throws(LedgerError) -> LinkProposal? {
    guard segment.name == Segment.interest("").name else { return nil }
    return try await ledger.proposals(nil).first {
      $0.asks == .interest && Segment.interest(Links.Row(proposal: $0).id) == segment
    }
  }

  /// Asks first for what only the user knows.
  private func link(_ proposals: [LinkProposal]) {
    asked = proposals.count == 1 ? proposals[0] : nil
    switch asked?.asks {
    case .interest: router?.attachInterest(of: proposals[0])
    case .account: router?.attachAccounts(.source(of: proposals[0], model.accounts))
    case .card: router?.attachAccounts(.card(of: proposals[0], model.accounts))
    case nil: take(proposals)
    }
  }

  /// Calls `done` once they are linked.
  @discardableResult
  private func take(
    _ proposals: [LinkProposal], done: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never>? {
    decide("link entries", .link(proposals), proposals) {
      done()
      return LinksText.linked($0, $1)
    }
  }

  /// Takes also what is sure only then.
  private func takeSure() {
    let sure = model.sure
    guard !sure.isEmpty else { return }
    decide("link entries", sure) {
      LinksText.linked($0, $1)
    } by: { [ledger] () throws(LedgerError) in
      let links = try await ledger.linkSure(of: sure)
      return (links.linked, links.count)
    }
  }

  private func totals() async throws(LedgerError) -> MonthTotals {
    try await ledger.sumMonths(LedgerQuery())
  }

  private func refuse() {
    guard let selected = model.selected else { return }
    decide("refuse a link", .refuse([selected]), [selected]) { _, _ in
      LinksText.refused
    }
  }

  @discardableResult
  private func decide(
    _ name: String, _ command: LedgerCommand, _ decided: [LinkProposal],
    _ notice: @escaping @MainActor ([LinkProposal], Int) -> Phrase
  ) -> Task<Void, Never>? {
    decide(name, decided, notice) { [ledger] () throws(LedgerError) in
      (decided, try await ledger.perform(command).count)
    }
  }

  /// One decision of an entry at a time.
  @discardableResult
  private func decide(
    _ name: String, _ decided: [LinkProposal],
    _ notice: @escaping @MainActor ([LinkProposal], Int) -> Phrase,
    by act: @escaping @MainActor () async throws(LedgerError) -> ([LinkProposal], Int)
  ) -> Task<Void, Never>? {
    request(name, on: decided.flatMap(\.rows), notify: notifyChange) {
      [self] () throws(LedgerError) in
      do throws(LedgerError) {
        let before = decided.contains(where: \.movesSpending) ? try? await totals() : nil
        let (done, count) = try await act()
        let own = ledger.undoesOwn
        update { $0.drop(done) }
        let after = before == nil ? nil : try? await totals()
        let none = MonthTotals([:])
        let changes = MonthChanges(from: before ?? none, to: after ?? before ?? none)
        return ChangeNotice(
          notice(done, count), more: LinksText.changed(changes), isOffered: own)
      } catch {
        // Others have changed what was proposed.
        if error == .missing {
          router?.detachQuestion()
          read()
          return ChangeNotice(LinksText.gone)
        }
        throw error
      }
    }
  }
}

extension LinksInteractor: InterestFormListener {
  func interestFormDidEnd(_ proposal: LinkProposal) async {
    await settled(on: proposal.rows)
    guard !Task.isCancelled else { return }
    await take([proposal]) { [router] in router?.detachQuestion() }?.value
  }

  func interestFormDidClose() { router?.detachQuestion() }
}

extension LinksInteractor: LedgerSheetListener {
  func sheetDidChoose(_ outcome: Ledger.Outcome, in list: Picker.Model?) async {
    guard case .move(let account) = outcome, let asked else { return }
    await settled(on: asked.rows)
    guard !Task.isCancelled else { return }
    await take([asked.with(made: account)])?.value
  }

  func sheetDidEnd(_ outcome: Ledger.Outcome) { router?.detachQuestion() }

  func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {}

  func sheetDidClose() { router?.detachQuestion() }
}

extension LinkProposal {
  /// The entries that it changes.
  fileprivate var rows: [LedgerRow.ID] { [first.id, second?.id].compactMap(\.self) }

  /// Whether it says that money which counts as spent was spent in another month, or is counted twice.
  fileprivate var movesSpending: Bool { kind == .cardBill || kind == .same }
}
