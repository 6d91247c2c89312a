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
  private let clock = ManualClock(now: 180_000)
  private let dependencies: HomeDependencies

  init() {
    dependencies = HomeDependencies(clock: clock)
  }

  private let tree = Tree()

  private func launch() {
    let interactor = HomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
  }

  @Test func `shows stored people by country`() {
    dependencies.stored(Fixed.people)
    launch()
    #expect(presenter.shown.last?.content == .people(Fixed.list(byRegion: true)))
  }

  @Test func `people who come later are shown, and a region that is toggled elsewhere`() {
    launch()
    #expect(presenter.shown.allSatisfy { $0.content == .loading(permil: nil) })
    dependencies.stored(Fixed.people)
    dependencies.toggleRegion()
    #expect(presenter.shown.last?.content == .people(Fixed.list(byRegion: false)))
    #expect(presenter.shown.last?.isRegion == false)
  }

  @Test func `shows the progress of a download that takes its time`() async {
    var report: Progress = { _ in }
    var gate: CheckedContinuation<Void, Never>?
    dependencies.openPeople = { progress in
      report = progress
      await withCheckedContinuation { gate = $0 }
      return nil
    }
    launch()
    report(250)
    #expect(presenter.shown == [])
    await clock.advance(by: .milliseconds(200))
    report(500)
    #expect(presenter.shown.map(\.content) == [.loading(permil: nil), .loading(permil: 500)])
    gate?.resume()
  }

  @Test func `says why there are only samples`() {
    dependencies.openPeople = { [dependencies] _ in
      dependencies.listPeople = {
        People(SamplePeople.all.map(\.meta), favourites: [], recents: [])
      }
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
    #expect(presenter.shown.last?.content == .people(Fixed.list(byRegion: true)))
  }

  @Test func `a refresh that works takes the sentence away`() {
    dependencies.stored(Fixed.people)
    dependencies.refreshPeople = { _ throws(PeopleError) in throw .tooSlow }
    launch()
    presenter.listener?.didPressRefresh()
    dependencies.refreshPeople = { _ in }
    presenter.listener?.didPressRefresh()
    #expect(presenter.shown.last?.notice == nil)
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

  @Test func `a refresh that is cancelled leaves no sentence, and another can start`() async {
    var starts = 0
    dependencies.stored(Fixed.people)
    dependencies.refreshPeople = { [clock] _ throws(PeopleError) in
      starts += 1
      do { try await clock.sleep(for: .seconds(60)) } catch { throw .unknown }
    }
    launch()
    presenter.listener?.didPressRefresh()
    await clock.advance(by: .milliseconds(200))
    #expect(presenter.shown.last?.notice == .refreshing(permil: nil))
    presenter.listener?.didPressCancel()
    await tree.activity.settled()
    #expect(presenter.shown.last?.notice == nil)
    presenter.listener?.didPressRefresh()
    #expect(starts == 2)
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
