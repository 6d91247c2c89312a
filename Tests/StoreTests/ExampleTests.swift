import Expectations
import Store
import Testing

/// The example in the comment of `Store`.
@MainActor struct ExampleTests {
  @Test func `the number of items is told when it changes`() {
    let shop = Shop()
    var counts: [Int] = []
    let subscription = shop.itemCount.observe { counts.append($0) }
    shop.add("milk")
    shop.add("bread")
    withExtendedLifetime(subscription) {}
    expectEqual(counts, [0, 1, 2])
  }
}

struct ShopState {
  struct Basket: Equatable {
    var items: [String] = []
  }

  var basket = Basket()
}

@MainActor final class Shop {
  let itemCount: Stored<Int>
  private let basket: Writer<ShopState.Basket>

  init() {
    let store = Store(ShopState())
    itemCount = store.stored(\.basket, \.items).map(\.count)
    basket = store.writer(\.basket)
  }

  func add(_ item: String) { basket.update { $0.items.append(item) } }
}
