import Editing
import Expectations
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import SessionDomain
import Store
import TerminalRIBs
import Testing

@testable import Galbi

@MainActor
struct AppRootInteractorTests {
  private let fixture = AppRootFixture()
  private let presenter = PresenterSpy<AppRoot>(AppRoot.Model())
  private let tree = Tree()
  private let routing = AppRootRouterSpy()
  private let router: AnyRouter
  private let interactor: AppRootInteractor

  init() {
    interactor = AppRootInteractor(fixture.parts, on: presenter)
    interactor.router = routing
    router = Router(interactor: interactor)
    router.launch(in: tree)
  }

  private var model: AppRoot.Model { presenter.model }

  @Test func `the session is opened, and the name of its profile is shown`() {
    expectEqual(routing.routes, ["nothing", "in 김하늘"])
    expectEqual(model, AppRoot.Model(isOpen: true, name: "김하늘"))
  }

  @Test func `a notice disappears after two seconds`() async {
    fixture.store.update { $0.notice.post(Phrase(ko: "하나", en: "one")) }
    expectEqual(model.message, Phrase(ko: "하나", en: "one"))
    await fixture.advance(.milliseconds(1_999))
    expectEqual(model.message, Phrase(ko: "하나", en: "one"))
    await fixture.advance(.milliseconds(1))
    expectEqual(model.message, nil)
  }

  @Test func `a notice that is withdrawn goes at once, and no later one`() {
    let (one, two) = (Phrase(ko: "하나", en: "one"), Phrase(ko: "둘", en: "two"))
    fixture.store.update { $0.notice.post(one) }
    expectEqual(model.message, one)
    fixture.store.update { $0.notice.withdraw(one) }
    expectEqual(model.message, nil)
    fixture.store.update { $0.notice.post(two) }
    fixture.store.update { $0.notice.withdraw(one) }
    expectEqual(model.message, two)
  }

  @Test func `a notice goes as soon as the user types`() {
    let phrase = Phrase(ko: "하나", en: "one")
    fixture.store.update { $0.notice.post(phrase) }
    presenter.send(.dismissNotice)
    expectEqual(model.message, nil)
    expectEqual(model.pastNotices.map(\.phrase), [phrase])
    presenter.send(.dismissNotice)
    expectEqual(model.message, nil)
  }

  @Test func `a new notice takes the place of the old one and has its own two seconds`() async {
    let (one, two) = (Phrase(ko: "하나", en: "one"), Phrase(ko: "둘", en: "two"))
    fixture.store.update { $0.notice.post(one) }
    await fixture.advance(.milliseconds(1_500))
    fixture.store.update { $0.notice.post(two) }
    expectEqual(model.message, two)
    await fixture.advance(.milliseconds(1_500))
    expectEqual(model.message, two)
    await fixture.advance(.milliseconds(500))
    expectEqual(model.message, nil)
  }

  @Test func `the same notice again stays two seconds longer`() async {
    let phrase = Phrase(ko: "하나", en: "one")
    fixture.store.update { $0.notice.post(phrase) }
    await fixture.advance(.milliseconds(1_500))
    fixture.store.update { $0.notice.post(phrase) }
    await fixture.advance(.milliseconds(1_000))
    expectEqual(model.message, phrase)
  }

  @Test func `notices can be read again, but not those of a session that was locked`() {
    let phrase = Phrase(ko: "하나", en: "one")
    fixture.store.update { $0.notice.post(phrase) }
    expectEqual(model.pastNotices.map(\.phrase), [phrase])
    expectEqual(model.pastNotices.map(\.time), [1_000_000])
    fixture.store.update { $0.session.stage = .locked }
    expectEqual(model.pastNotices, [])
    fixture.store.update { $0.session.stage = .open }
    expectEqual(model.pastNotices, [])
  }

  @Test func `a notice of a change offers to undo it, and goes when something newer can be undone`()
  {
    let store = fixture.store
    let newest = store.stored(\.profile.people).map(\.history.newest)
    store.update { $0.profile.people.history = HistoryState(newest: 1) }
    let saved = Phrase(ko: "저장했습니다.", en: "Saved.")
    store.update {
      $0.notice.post(ChangeNotice(saved, isOffered: newest.map { $0 == 1 }))
    }
    expectEqual(model.message?.text(.english), "Saved. Press u to undo.")
    store.update { $0.profile.people.history = HistoryState(newest: 2) }
    expectEqual(model.message, nil)
    // It can be read again, and offers nothing.
    expectEqual(model.pastNotices.map(\.phrase), [saved])
  }

  @Test func `the user can quit the app`() {
    presenter.send(.quit)
    expectEqual(fixture.quits, 1)
  }

  @Test func `after the end nothing is shown any more`() async {
    fixture.store.update { $0.notice.post(Phrase(ko: "하나", en: "one")) }
    router.shutDown()
    let count = presenter.shown.count
    fixture.store.update { $0.session.profile = Profile(name: "박지훈") }
    await fixture.advance(.seconds(600))
    expectEqual(presenter.shown.count, count)
  }
}
