import PeopleDomain
import RIBs
import ResourceKit
import Store
import Testing

@testable import Galbi

@MainActor
struct AppRootInteractorTests {
  private let dependencies = AppRootDependencies()
  private let presenter = AppRootPresenterSpy()
  private let listener = AppRootListenerSpy()
  private let tree = Tree()
  private let routing = AppRootRouterSpy()
  private let router: AnyRouter
  private let interactor: AppRootInteractor

  init() {
    interactor = AppRootInteractor(
      presenter: presenter, dependency: dependencies, listener: listener)
    interactor.router = routing
    router = Router(interactor: interactor)
    router.launch(in: tree)
  }

  private var model: AppRootViewModel? { presenter.shown.last }

  private func change(_ origin: PeopleState.Origin) {
    dependencies.store.update { $0.field.origin = origin }
  }

  @Test func `the session is opened, and whose it is is shown`() {
    #expect(routing.routes == ["nothing", "in 김하늘"])
    #expect(model == AppRootViewModel(isOpen: true, name: "김하늘"))
  }

  @Test func `shows that the service cannot be reached`() {
    dependencies.store.update { $0.field.isOffline = true }
    #expect(model?.isOffline == true)
    dependencies.store.update { $0.field.isOffline = false }
    #expect(model?.isOffline == false)
  }

  @Test func `samples are called so, and data that are gone are not mentioned`() {
    change(.samples)
    #expect(model?.data == .samples)
    change(.none)
    #expect(model?.data == AppRootViewModel.Data.none)
  }

  @Test func `downloaded data grow old on the screen, and nothing else is shown in between`() async
  {
    change(.downloaded(at: 1_000_000))
    #expect(model?.data == .downloaded(.justNow))
    let count = presenter.shown.count
    await dependencies.advance(.milliseconds(59_999))
    #expect(presenter.shown.count == count)
    await dependencies.advance(.milliseconds(1))
    #expect(presenter.shown.count == count + 1)
    #expect(model?.data == .downloaded(.minutes(1)))
    await dependencies.advance(.seconds(59 * 60))
    #expect(model?.data == .downloaded(.hours(1)))
    #expect(presenter.shown.count == count + 60)
    await dependencies.advance(.seconds(47 * 3_600))
    #expect(model?.data == .downloaded(.days(2)))
    #expect(presenter.shown.count == count + 60 + 24)
  }

  @Test func `new data are young again, and the old ones age no more`() async {
    change(.downloaded(at: 1_000_000 - 600_000))
    #expect(model?.data == .downloaded(.minutes(10)))
    change(.downloaded(at: 1_000_000 - 30_000))
    #expect(model?.data == .downloaded(.justNow))
    let count = presenter.shown.count
    await dependencies.advance(.seconds(90))
    #expect(
      presenter.shown.suffix(from: count).map(\.data) == [
        .downloaded(.minutes(1)), .downloaded(.minutes(2)),
      ])
    change(.samples)
    await dependencies.advance(.seconds(600))
    #expect(model?.data == .samples)
  }

  @Test func `a notice goes after two seconds`() async {
    dependencies.store.update { $0.notice.post(Phrase(ko: "하나", en: "one")) }
    #expect(model?.message == Phrase(ko: "하나", en: "one"))
    await dependencies.advance(.milliseconds(1_999))
    #expect(model?.message == Phrase(ko: "하나", en: "one"))
    await dependencies.advance(.milliseconds(1))
    #expect(model?.message == nil)
  }

  @Test func `a new notice takes the place of the old one and has its own two seconds`() async {
    let (one, two) = (Phrase(ko: "하나", en: "one"), Phrase(ko: "둘", en: "two"))
    dependencies.store.update { $0.notice.post(one) }
    await dependencies.advance(.milliseconds(1_500))
    dependencies.store.update { $0.notice.post(two) }
    #expect(model?.message == two)
    await dependencies.advance(.milliseconds(1_500))
    #expect(model?.message == two)
    await dependencies.advance(.milliseconds(500))
    #expect(model?.message == nil)
  }

  @Test func `the same notice again stays two seconds longer`() async {
    let phrase = Phrase(ko: "하나", en: "one")
    dependencies.store.update { $0.notice.post(phrase) }
    await dependencies.advance(.milliseconds(1_500))
    dependencies.store.update { $0.notice.post(phrase) }
    await dependencies.advance(.milliseconds(1_000))
    #expect(model?.message == phrase)
  }

  @Test func `the listener learns that the user wants to leave`() {
    presenter.listener?.didPressQuit()
    #expect(listener.quits == 1)
  }

  @Test func `after the end nothing is shown any more`() async {
    change(.downloaded(at: 1_000_000))
    dependencies.store.update { $0.notice.post(Phrase(ko: "하나", en: "one")) }
    router.shutDown()
    let count = presenter.shown.count
    dependencies.store.update { $0.field.isOffline = true }
    await dependencies.advance(.seconds(600))
    #expect(presenter.shown.count == count)
  }
}
