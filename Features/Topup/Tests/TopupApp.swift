import Phrases
import RIBsTesting
import TerminalUI
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The top-up over a first screen, which closes it when it has ended.
typealias TopupApp = AppHarness<TopupDependencies>

extension TopupApp {
  convenience init(
    _ dependencies: TopupDependencies = TopupDependencies(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    amount: Won? = nil
  ) {
    let listener = dependencies.listener
    let frame = FrameRouter(FrameView("갈비", status: ["김하늘"]), over: ButtonView()) {
      TopupBuilder(dependency: dependencies).build(amount: amount, on: $0, listener: listener)
    }
    listener.onEnd = { [weak frame] in frame?.close() }
    self.init(dependencies, size, language, in: frame)
  }

  /// The top-up, while it is attached.
  var topup: (any TopupRouting)? { root.child as? any TopupRouting }

  /// How the top-ups have ended.
  var ends: [String] { dependencies.listener.calls }
}

/// The screen below.
private final class ButtonView: AnyView {
  private let button = ButtonState()

  override func title(in environment: Environment) -> String { "슈퍼페이" }

  override func body(in environment: Environment) -> any Widget {
    Columns(.space(2), .intrinsic(Button("충전하기", button)), .gap)
  }
}
