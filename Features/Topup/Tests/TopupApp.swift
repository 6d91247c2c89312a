import Expectations
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The top-up over a first screen, which closes it when it has ended.
typealias TopupApp = AppHarness<TopupFixture>

extension TopupApp {
  convenience init(
    _ fixture: TopupFixture = TopupFixture(),
    _ size: Size = .normal, _ language: Language = .korean,
    amount: Won? = nil, because reason: TopupReason? = nil
  ) {
    let listener = fixture.listener
    let frame = FrameRouter(FrameView("갈비", status: ["김하늘"]), over: ButtonView()) {
      fixture.builder.build(amount: amount, because: reason, on: $0, listener: listener)
    }
    listener.onEnd = { [weak frame] in frame?.close() }
    self.init(fixture, size, language, in: frame)
  }

  /// The top-up after some keys, with the number of a Visa card for `<secret>`.
  static func after(
    _ size: Size, _ language: Language, _ keys: String, _ cards: [Card] = Fixed.cards
  ) async throws -> TopupApp {
    let app = TopupApp(TopupFixture(cards), size, language)
    await app.dependencies.wallet.open()
    try await app.press(keys, secrets: "4111 1111 1111 1111")
    expectEqual(app.doubleBindings, [])
    return app
  }

  /// The top-up, while it is attached.
  var topup: (any TopupRouting)? { root.child as? any TopupRouting }

  /// How the top-ups have ended.
  var ends: [String] { dependencies.listener.calls }
}

/// The screen below.
private final class ButtonView: AnyView {
  private let button = ButtonState()

  override var title: Phrase { Phrase("슈퍼페이") }

  override func body(in environment: Environment) -> any Widget {
    Columns(.space(2), .intrinsic(Button("충전하기", button)), .gap)
  }
}
