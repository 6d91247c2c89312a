import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The top-up over a first screen in the frame of an app, without a terminal.
@MainActor
final class TopupApp {
  let fixture: TopupFixture
  let headless: Headless
  let leaks = LeakCheck()
  let journal = TreeJournal()
  let root: RootRouter

  init(
    _ fixture: TopupFixture = TopupFixture(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    amount: Won? = nil
  ) {
    self.fixture = fixture
    root = RootRouter(fixture)
    headless = Headless(
      root, size: size, environment: Environment(language: language),
      tree: Tree(observers: [leaks, journal]))
    root.open(amount)
  }

  func press(_ keys: String, secrets: String...) async throws {
    try await headless.press(keys, secrets: secrets.map(Fixed.secret))
  }

  /// The riblets below the root, such as `Topup(EnterAmount)`.
  var tree: String { root.children.map(Self.text).joined(separator: " ") }

  private static func text(_ router: AnyRouter) -> String {
    let children = router.children.map(text).joined(separator: " ")
    return children.isEmpty ? router.name : "\(router.name)(\(children))"
  }

  var lines: ScreenLines { headless.lines }

  var content: ScreenLines { headless.content }

  final class RootRouter: ViewableRouter<RootInteractor, FrameView> {
    private let fixture: TopupFixture
    private let screen = ScreenView()
    private lazy var topup = Slot(of: self, on: view.stage)
    private(set) weak var shown: (any TopupRouting)?

    init(_ fixture: TopupFixture) {
      self.fixture = fixture
      super.init(interactor: RootInteractor(), view: FrameView("갈비", status: ["김하늘"]))
      interactor.onEnd = { [weak self] in self?.close() }
    }

    override func didLoad() { view.stage.present(screen, as: .embed) }

    func open(_ amount: Won?) {
      show(
        fixture.builder
          .build(amount: amount, on: view.stage, listener: interactor))
    }

    func show(_ child: any TopupRouting) {
      shown = child
      topup.attach(child)
    }

    func close() { topup.clear() }
  }

  /// Closes the top-up when it has ended.
  final class RootInteractor: Interactor, TopupListener {
    var onEnd: () -> Void = {}
    private(set) var ends: [String] = []

    func topupDidFinish() {
      ends.append("finish")
      onEnd()
    }

    func topupDidClose() {
      ends.append("close")
      onEnd()
    }
  }

  /// The screen below.
  final class ScreenView: AnyView {
    private let button = ButtonState()

    override func title(in environment: Environment) -> String { "슈퍼페이" }

    override func body(in environment: Environment) -> any Widget {
      Columns(.space(2), .intrinsic(Button("충전하기", button)), .gap)
    }
  }
}
