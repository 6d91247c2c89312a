import DetailInterface
import Editing
import PeopleDomain
import Phrases
import RIBs
import Store
import TerminalRIBs

protocol DetailEditorRouting: Routing {
  func attachEditor(of person: Person)
  func detachEditor()
}

/// Shows one person, reads them again whenever people change, and changes them as the user asks.
final class DetailInteractor: PresentableInteractor<Detail>, EditorListener {
  weak var router: (any DetailEditorRouting)?
  let id: Person.ID
  private let people: PeopleUseCases
  private let notify: Notify
  private let notifyChange: NotifyChange
  private lazy var reading = LatestRequest("find person", of: self)
  /// Tasks that wait for the first reading.
  private let readers = AsyncCondition()
  /// Whether the next successful reading counts as a visit.
  private var isVisitDue: Bool
  /// The wings last for one flight.
  private var hasWings = true

  init(
    id: Person.ID, visit: Visit, people: PeopleUseCases, notify: @escaping Notify,
    notifyChange: @escaping NotifyChange, on presenter: any Presentable<Detail>
  ) {
    self.id = id
    isVisitDue = visit == .visit
    self.people = people
    self.notify = notify
    self.notifyChange = notifyChange
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(people.state.map(\.showsCountries), at: \.showsCountries)
    follow(people.state.map { $0.origin == .samples }, at: \.isSample)
    follow(people.state.map(\.status), at: \.status)
    follow(people.state.map(\.history), at: \.history)
    whileActive(people.state.map(\.revision).observe { [weak self] _ in self?.startReading() })
  }

  override func willResignActive() { readers.resume() }

  override func didReceive(_ action: Action) {
    switch action {
    case .edit: edit()
    case .move: move()
    case .readAgain:
      startReading()
      sayRefreshed(after: reading, notify: notify, unless: \.content.isWanting)
    case .toggleRegion: people.toggleRegion()
    case .toggleFavourite:
      request("favourite", on: [id], notify: notify) { [people, id] () throws(PeopleError) in
        try await people.toggleFavourites([id])
        return nil
      }
    case .history(let event): request(event, notify: notify, undo: people.undo, redo: people.redo)
    }
  }

  /// The user has come to the person.
  func visit() {
    isVisitDue = true
    startReading()
  }

  /// The user has left the person, who is still seen in a preview.
  func leave() { model.isEditDue = false }

  /// The person whom the editor at `segment` is for, once they were read; nil at another segment, or if they are
  /// gone or a sample.
  ///
  /// Throws why they could not be read.
  func editable(at segment: Segment) async throws(PeopleError) -> Person? {
    guard segment == EditorBuilder.segment else { return nil }
    await readers.wait { isActive && model.content == .loading }
    if case .failed(let failure) = model.content.phase, failure != .missing { throw failure }
    return editable
  }

  /// The person, if they were read and are no sample.
  private var editable: Person? {
    people.state.value.origin == .samples ? nil : model.content.value?.person
  }

  func editorDidSave() {
    router?.detachEditor()
    notifyChange(ChangeNotice(DetailText.saved, isOffered: people.undoesNewest))
  }

  func editorDidClose() { router?.detachEditor() }

  private func edit() {
    if let editable {
      router?.attachEditor(of: editable)
    } else if model.content.value != nil {
      notify(PeopleError.samplesCannotChange.phrase)
    } else {
      model.isEditDue = model.isReading
    }
  }

  private func move() {
    request("move", on: ["move"], notify: notify) { [self] () throws(PeopleError) in
      try await people.move(hasWings)
      hasWings = false
      return DetailText.flew
    }
  }

  private func startReading() {
    guard isActive, people.state.value.origin != .none else { return }
    if model.content == .loading { model.isReading = true }
    reading.ask { [people, id] () throws(PeopleError) in
      try await people.find(id)
    } then: { [weak self] in
      self?.didRead($0)
    }
  }

  private func didRead(_ result: Result<Person.Card, PeopleError>) {
    let isEditDue = model.isEditDue
    update { $0.receive(result) }
    if isEditDue { edit() }
    readers.resume()
    if isVisitDue, case .success = result { recordVisit() }
  }

  /// After the person is shown: another program may be writing, and is waited for.
  private func recordVisit() {
    isVisitDue = false
    // A visit that changes the recent people has them read again.
    request("open person") { [people, id] in _ = try? await people.visit(id) }
  }
}
