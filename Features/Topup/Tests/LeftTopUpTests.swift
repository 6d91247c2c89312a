import Expectations
import Headless
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// What is said of a top-up whose form was left while the bank is asked.
@MainActor
struct LeftTopUpTests {
  /// A top-up of 5,000 won by the mock card that ends with `digits`; nothing is confirmed yet.
  private func app(_ digits: String) async -> TopupApp {
    let card = Card(id: 1, issuer: "Visa", lastFour: digits, tint: 0)
    let app = TopupApp(TopupFixture([card]), amount: Won(5_000))
    app.dependencies.builder.start(in: app.root.interactor)
    await app.dependencies.wallet.open()
    await app.settle()
    return app
  }

  private func end(_ app: TopupApp) async { await expectEqual(app.end(), []) }

  @Test(arguments: [
    ("4242", Won(5_000), "5,000원을 충전했습니다."),
    ("0002", .zero, "5,000원을 충전하지 않았습니다. 모의 은행에서 이 카드를 거절했습니다. 다른 카드를 선택해 주세요."),
    ("0003", .zero, "5,000원을 충전하지 않았습니다. 모의 은행이 응답하지 않아 충전하지 않았습니다. 다시 시도해 주세요."),
  ])
  func `a notice says once how it ended`(card: String, balance: Won, notice: String) async throws {
    let app = await app(card)
    app.begin(.enter, .escape)
    expectEqual(app.dependencies.notices, [])
    await app.settle()
    expectEqual(app.ends, ["close"])
    expectEqual(app.dependencies.wallet.state.value.balance, balance)
    expectEqual(app.dependencies.notices, [notice])
    await app.dependencies.wallet.askBank()
    await app.settle()
    expectEqual(app.dependencies.notices, [notice])
    await end(app)
  }

  @Test func `the notice of a late answer comes when the bank has told`() async throws {
    let app = await app("0004")
    app.begin(.enter, .escape)
    await app.settle()
    expectEqual(app.dependencies.notices, [])
    expectEqual(app.dependencies.wallet.state.value.unsettled, 1)
    while app.dependencies.wallet.state.value.unsettled > 0 {
      await app.dependencies.manualClock.advance(by: .seconds(10))
      await app.dependencies.wallet.askBank()
    }
    await app.settle()
    expectEqual(app.dependencies.notices, ["5,000원을 충전했습니다."])
    expectEqual(app.dependencies.wallet.state.value.balance, Won(5_000))
    await end(app)
  }

  @Test func `a form that stays says it alone`() async throws {
    let app = await app("0002")
    try await app.press("Enter Esc")
    expectEqual(app.ends, ["close"])
    expectEqual(app.dependencies.notices, [])
    await end(app)
  }

  @Test func `a form that is opened again for the same request says it alone`() async throws {
    let app = await app("0004")
    try await app.press("Enter")
    let restoration = app.topup?.restorationState
    try await app.press("Esc")
    app.root.show()
    await app.settle()
    app.topup?.restore(try #require(restoration))
    while app.dependencies.wallet.state.value.unsettled > 0 {
      await app.dependencies.manualClock.advance(by: .seconds(10))
      await app.dependencies.wallet.askBank()
    }
    await app.settle()
    expectEqual(app.dependencies.notices, [])
    #expect(app.speech.contains { $0.contains("5,000원이 충전되었습니다.") })
    await end(app)
  }

  @Test func `the card that was refused is not the first of the next top-up`() async throws {
    let cards = ["0002", "0123"].enumerated().map {
      Card(id: Int64($0) + 1, issuer: "Visa", lastFour: $1, tint: 0)
    }
    let app = TopupApp(TopupFixture(cards), amount: Won(5_000))
    app.dependencies.builder.start(in: app.root.interactor)
    await app.dependencies.wallet.open()
    await app.settle()
    app.begin(.enter, .escape)
    await app.settle()
    app.root.show()
    await app.settle()
    #expect(app.speech.contains("버튼 Visa 0123"))
    await end(app)
  }

  @Test func `a change that could not be stored is said, too`() async throws {
    let app = await app("4242")
    let held = HeldBank()
    app.dependencies.wallet.runningTopUp = { _ in
      do throws(WalletError) {
        return .success(try await held.topUp(Fixed.request(1, 1, 5_000)))
      } catch { return .failure(error) }
    }
    let left = LeftTopUps(
      app.dependencies.wallet, attempts: CardAttempts(), notify: app.dependencies.notify)
    left.start(in: app.root.interactor)
    left.leave(Fixed.request(1, 1, 5_000))
    held.answer(.storage(.diskFull))
    await app.settle()
    expectEqual(app.dependencies.notices.count, 1)
    #expect(app.dependencies.notices[0].hasPrefix("5,000원을 충전하지 않았습니다. "))
    await end(app)
  }
}
