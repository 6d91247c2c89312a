import DetailInterface
import Editing
import PeopleDomain
import Phrases
import RIBs
import Store

protocol DetailNavigating: Routing {
  func attachEditor(of person: Person)
  func detachEditor()
}

protocol DetailPresentable: LegacyPresentable {
  var listener: (any DetailPresentableListener)? { get set }
  func show(_ model: DetailViewModel)
}

/// Shows one person, anew whenever the model of people changes, and passes on what the user makes
/// of them.
final class DetailInteractor: Interactor, DetailPresentableListener, EditorListener {
  weak var router: (any DetailNavigating)?
  let id: Person.ID
  private let presenter: any DetailPresentable
  private let dependency: any DetailDependency
  private var model = DetailViewModel()
  /// Whether the next reading counts as opening the person.
  private var isVisitDue: Bool
  /// Counts the readings, so that a late one does not show what is old.
  private var readings = 0
  /// Who waits until somebody was read.
  private var readers: [CheckedContinuation<Void, Never>] = []
  private var isMoving = false

  init(
    id: Person.ID, visit: Visit, presenter: any DetailPresentable, dependency: any DetailDependency
  ) {
    self.id = id
    isVisitDue = visit == .visit
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.people.map(\.isRegion).observe { [weak self] isRegion in
        self?.show { $0.isRegion = isRegion }
      })
    whileActive(
      dependency.people.map(\.status).observe { [weak self] status in
        self?.show { $0.status = status }
      })
    whileActive(
      dependency.people.map(\.revision).observe { [weak self] _ in self?.startReading() })
  }

  override func willResignActive() { wakeReaders() }

  /// The user has come here.
  func visit() {
    isVisitDue = true
    startReading()
  }

  /// Returns when somebody was read, or why nobody can be.
  func read() async {
    await withCheckedContinuation { reader in
      guard isActive, case .loading = model.content else { return reader.resume() }
      readers.append(reader)
    }
  }

  /// Who can be edited: nobody while nobody was read, and no sample.
  var editable: Person? {
    guard case .person(let card) = model.content,
      dependency.people.value.origin != .samples
    else { return nil }
    return card.person
  }

  func didPressRetry() { startReading() }

  func didPressRegion() { dependency.toggleRegion() }

  func didPressFavourite() {
    change("favourite") { [dependency, id] () throws(PeopleError) in
      try await dependency.toggleFavourite([id])
      return nil
    }
  }

  func didPressUndo() {
    change("undo") { [dependency] () throws(PeopleError) in
      EditingText.undone(try await dependency.undoPeople())
    }
  }

  func didPressRedo() {
    change("redo") { [dependency] () throws(PeopleError) in
      EditingText.redone(try await dependency.redoPeople())
    }
  }

  func didPressEdit() {
    if let editable {
      router?.attachEditor(of: editable)
    } else if case .person = model.content {
      dependency.notify(PeopleError.samplesCannotChange.phrase)
    } else {
      show { $0.isEditDue = $0.isReading }
    }
  }

  func didPressMove() {
    guard !isMoving else { return }
    isMoving = true
    let movement = Movement(walk: dependency.walk, fly: dependency.fly)
    request("move") { [self] in
      let label = await movement.label(
        after: model.move, isLeg: dependency.people.value.isRegion)
      isMoving = false
      guard !Task.isCancelled else { return }
      show { $0.move = label }
    }
  }

  func editorDidSave() {
    router?.detachEditor()
    dependency.notify(DetailText.saved.phrase)
  }

  func editorDidClose() { router?.detachEditor() }

  /// Makes a change, and says what it came to.
  private func change(
    _ name: String, _ work: @escaping @MainActor () async throws(PeopleError) -> Phrase?
  ) {
    request(name) { [dependency] in
      let notice: Phrase?
      do throws(PeopleError) {
        notice = try await work()
      } catch {
        notice = error.phrase
      }
      guard !Task.isCancelled, let notice else { return }
      dependency.notify(notice)
    }
  }

  private func startReading() {
    guard isActive, dependency.people.value.origin != .none else { return }
    let isVisit = isVisitDue
    isVisitDue = false
    readings += 1
    let reading = readings
    if case .loading = model.content { show { $0.isReading = true } }
    request(isVisit ? "open person" : "find person") { [self] in
      // Shown before it is noted who was opened: another program may be writing, and be waited for.
      if isVisit, model.isReading { await read(isVisit: false, as: reading) }
      await read(isVisit: isVisit, as: reading)
    }
  }

  private func read(isVisit: Bool, as reading: Int) async {
    let result = await card(isVisit: isVisit)
    guard !Task.isCancelled, reading == readings else { return }
    let isEditDue = model.isEditDue
    show { $0.take(result) }
    if isEditDue { didPressEdit() }
    wakeReaders()
  }

  private func wakeReaders() {
    let waking = readers
    readers = []
    for reader in waking { reader.resume() }
  }

  private func card(isVisit: Bool) async -> Result<Person.Card, PeopleError> {
    do throws(PeopleError) {
      return .success(
        try await isVisit ? dependency.openPerson(id) : dependency.findPerson(id))
    } catch {
      return .failure(error)
    }
  }

  private func show(_ change: (inout DetailViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
