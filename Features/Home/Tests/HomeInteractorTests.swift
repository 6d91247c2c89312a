import PeopleDomain
import RIBs
import RIBsTesting
import ResourceKit
import Store
import Testing

@testable import HomePresentation

@MainActor
struct HomeInteractorTests {
  private let presenter = PresenterSpy()
  private let router = RouterSpy()
  private let dependencies = HomeDependencies(clock: ManualClock(now: 180_000))

  private let tree = Tree()

  private func launch() {
    let interactor = HomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
  }

  @Test func `shows stored people by country`() {
    dependencies.stored(Fixed.people)
    launch()
    #expect(presenter.shown.last?.content == .people(HomeList(Fixed.people, byRegion: true)))
  }

  @Test func `people who come later are shown, and a region that is toggled elsewhere`() {
    launch()
    #expect(presenter.shown.allSatisfy { $0.content == .loading(permil: nil) })
    dependencies.stored(Fixed.people)
    dependencies.toggleRegion()
    #expect(presenter.shown.last?.content == .people(HomeList(Fixed.people, byRegion: false)))
    #expect(presenter.shown.last?.isRegion == false)
  }

  @Test func `shows the progress of the first download`() {
    dependencies.openPeople = { progress in
      progress(nil)
      progress(250)
      return nil
    }
    launch()
    #expect(presenter.shown.map(\.content).contains(.loading(permil: 250)))
  }

  @Test func `says why there are only samples`() {
    dependencies.openPeople = { [dependencies] _ in
      dependencies.listPeople = { SamplePeople.all.map(\.meta) }
      dependencies.store.update { state in
        state.field.origin = .samples
        state.field.revision += 1
      }
      return .noInternet
    }
    launch()
    #expect(presenter.shown.last?.notice == .failed(.noInternet, shown: nil))
  }

  @Test func `a refresh that fails keeps the people and says how old they are`() {
    dependencies.stored(Fixed.people, at: 0)
    dependencies.refreshPeople = { _ throws(PeopleError) in throw .tooSlow }
    launch()
    presenter.listener?.didPressRefresh()
    #expect(presenter.shown.last?.notice == .failed(.tooSlow, shown: .minutes(3)))
    #expect(presenter.shown.last?.content == .people(HomeList(Fixed.people, byRegion: true)))
  }

  @Test func `a refresh that works takes the sentence away`() {
    dependencies.stored(Fixed.people)
    dependencies.refreshPeople = { _ throws(PeopleError) in throw .tooSlow }
    launch()
    presenter.listener?.didPressRefresh()
    dependencies.refreshPeople = { progress throws(PeopleError) in progress(500) }
    presenter.listener?.didPressRefresh()
    #expect(presenter.shown.suffix(2).map(\.notice) == [.refreshing(permil: 500), nil])
  }

  @Test func `a second refresh does not start while one runs`() async {
    var starts = 0
    var gate: CheckedContinuation<Void, Never>?
    dependencies.refreshPeople = { _ throws(PeopleError) in
      starts += 1
      await withCheckedContinuation { gate = $0 }
    }
    launch()
    presenter.listener?.didPressRefresh()
    presenter.listener?.didPressRefresh()
    #expect(starts == 1)
    gate?.resume()
  }

  @Test func `people who cannot be read are a failure`() {
    dependencies.stored([])
    dependencies.listPeople = { () throws(PeopleError) in throw .cannotRead }
    launch()
    #expect(presenter.shown.last?.content == .failed(.cannotRead))
  }

  @Test func `a chosen person is opened`() {
    launch()
    presenter.listener?.didChoosePerson("2")
    #expect(router.opened == ["2"])
  }
}
