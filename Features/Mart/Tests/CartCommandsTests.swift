import Editing
import Expectations
import MartDomain
import MartFixtures
import Phrases
import Storage
import Testing
import WalletDomain

/// Putting goods into the cart, and taking that back.
@MainActor
struct CartCommandsTests {
  private let parts = ShopFixture()

  private var mart: MartUseCases { parts.mart }

  private func text(_ phrase: Phrase?) -> String? { phrase?.text(.korean) }

  @Test func `goods are put into the cart, changed and taken out`() async throws {
    try await mart.changeQuantity("milk", 1)
    try await mart.changeQuantity("milk", 2)
    try await mart.setQuantity("eggs", 5)
    try await mart.changeQuantity("eggs", -1)
    expectEqual(parts.state.cart.lines, [.init("milk", 3), .init("eggs", 4)])
    try await mart.setQuantity("milk", 0)
    expectEqual(parts.state.cart.lines, [.init("eggs", 4)])
    try await mart.changeQuantity("eggs", -9)
    #expect(parts.state.cart.isEmpty)
  }

  @Test func `changes of a cart that was ordered cannot be undone`() async throws {
    try await mart.setQuantity("milk", 1)
    #expect(parts.state.history.canUndo)
    _ = try await mart.undo()
    _ = try await mart.redo()
    _ = try await mart.perform(mart.makeKey(), .place(.complete(["milk": 1])))
    #expect(!parts.state.history.canUndo && !parts.state.history.canRedo)
    try await mart.setQuantity("eggs", 1)
    #expect(parts.state.history.canUndo)
  }

  @Test func `goods are put into the cart of the last time before it was shown`() async throws {
    try await parts.shop.apply(CartChange([.init("milk", before: 0, after: 2)]))
    try await mart.changeQuantity("milk", 1)
    expectEqual(parts.cart, ["milk": 3])
  }

  @Test func `keys that are pressed faster than the disk writes all count`() async throws {
    await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { try? await mart.changeQuantity("milk", 1) } }
    }
    expectEqual(parts.cart, ["milk": 20])
  }

  @Test func `more than there is cannot be put into the cart`() async throws {
    let tent = Phrase(ko: "가족용 텐트 1개", en: "Family tent 1 piece")
    try await mart.changeQuantity("tent", 1)
    await #expect(throws: MartError.soldOut([.init(tent, left: 1)])) {
      try await mart.changeQuantity("tent", 1)
    }
    await #expect(throws: MartError.invalid) { try await mart.setQuantity("milk", 100) }
    await #expect(throws: MartError.missing) { try await mart.setQuantity("nothing", 1) }
    expectEqual(parts.cart, ["tent": 1])
  }

  @Test func `of what others have bought meanwhile there can only be less`() async throws {
    await parts.wallet.open()
    let order = try await parts.order(["abalone": 1])
    try await mart.setQuantity("abalone", 4)
    try await parts.change(order, to: ["abalone": 3])
    try await mart.read()
    await #expect(throws: MartError.self) { try await mart.changeQuantity("abalone", 1) }
    try await mart.changeQuantity("abalone", -1)
    expectEqual(parts.cart, ["abalone": 3])
    expectEqual(parts.state.stock, ["abalone": 2])
  }

  @Test func `every change is undone and redone, with its name`() async throws {
    try await mart.setQuantity("milk", 2)
    try await mart.setQuantity("eggs", 1)
    try await mart.clearCart()
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 장바구니 비우기(우유 1 L 2개 외 1종)")
    expectEqual(parts.cart, ["milk": 2, "eggs": 1])
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 달걀 30구 1개")
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 우유 1 L 2개")
    expectEqual(text(try await mart.undo()), "되돌릴 작업이 없습니다.")
    #expect(parts.state.cart.isEmpty)
    expectEqual(text(try await mart.redo()), "다시 실행했습니다: 우유 1 L 2개")
    expectEqual(parts.cart, ["milk": 2])
  }

  @Test func `what changes nothing is not undone`() async throws {
    try await mart.setQuantity("milk", 2)
    try await mart.setQuantity("milk", 2)
    try await mart.changeQuantity("eggs", -1)
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 우유 1 L 2개")
    try await mart.clearCart()
    expectEqual(text(try await mart.undo()), "되돌릴 작업이 없습니다.")
  }

  @Test func `a change that another process has changed again is not undone`() async throws {
    try await mart.setQuantity("milk", 2)
    try await mart.setQuantity("eggs", 1)
    try await parts.shop.apply(CartChange([.init("eggs", before: 1, after: 3)]))
    await #expect(throws: MartError.cartChanged) { try await mart.undo() }
    // It is forgotten; the one before can still be undone.
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 우유 1 L 2개")
    expectEqual(parts.cart, ["eggs": 3])
  }

  @Test func `a change that the disk refuses is undone later`() async throws {
    try await mart.setQuantity("milk", 2)
    parts.shop.failure = .storage(.diskFull)
    await #expect(throws: MartError.storage(.diskFull)) { try await mart.undo() }
    parts.shop.failure = nil
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 우유 1 L 2개")
    #expect(parts.state.cart.isEmpty)
  }

  @Test func `an order goes into the cart again, as far as there is stock`() async throws {
    await parts.wallet.open()
    let order = try await parts.order(["milk": 2, "abalone": 3])
    try await mart.read()
    try await mart.orderAgain(order)
    expectEqual(parts.cart, ["milk": 2, "abalone": 2])
    try await mart.orderAgain(order)
    expectEqual(parts.cart, ["milk": 2, "abalone": 2])
    expectEqual(text(try await mart.undo()), "되돌렸습니다: 다시 담기(우유 1 L 2개 외 1종)")
    #expect(parts.cart.isEmpty)
  }

  @Test func `an order of what is no longer sold does not go into the cart again`() async throws {
    let title = Phrase(ko: "유니콘", en: "Unicorn")
    let line = OrderLine(good: "unicorn", title: title, price: Won(1), quantity: 1)
    let order = Order(
      id: 1, version: 1, times: OrderTimes(placed: 0, speed: .standard),
      contents: OrderContents(lines: [line]), movements: [])
    await #expect(throws: MartError.soldOut([.init(title, left: 0)])) {
      try await mart.orderAgain(order)
    }
    #expect(parts.state.cart.isEmpty)
  }

  @Test func `an order of what is sold out does not go into the cart again`() async throws {
    await parts.wallet.open()
    let order = try await parts.order(["tent": 1])
    try await mart.read()
    await #expect(throws: MartError.self) { try await mart.orderAgain(order) }
    #expect(parts.state.cart.isEmpty)
  }
}
