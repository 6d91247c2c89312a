import Expectations
import MartDomain
import Phrases
import RIBsTesting
import Testing
import WalletDomain

struct CatalogueTests {
  private let goods = Catalogue.bundled.goods

  @Test func `there are sixty goods with ids of their own, ten in each group`() {
    expectEqual(goods.count, 60)
    expectEqual(Set(goods.map(\.id)).count, 60)
    for group in GoodGroup.allCases { expectEqual(goods.count { $0.group == group }, 10) }
  }

  @Test func `goods stand in the order of the groups`() {
    let order = goods.map { good in GoodGroup.allCases.firstIndex(of: good.group) ?? -1 }
    expectEqual(order, order.sorted())
  }

  @Test func `every good has a price and a stock that can be ordered`() {
    for good in goods {
      #expect(good.price > .zero)
      #expect(Cart.quantities.contains(good.stock))
      expectEqual(Catalogue.bundled[good.id], good)
    }
    expectEqual(Catalogue.bundled["nothing"], nil)
  }

  /// Otherwise a slip in a price or in a number of pieces is noticed by customers first.
  @Test func `each shelf has the pieces and the worth of the inventory`() {
    let inventory: [(group: GoodGroup, pieces: Int, worth: Won)] = [
      (.grains, 277, Won(5_374_500)), (.produce, 279, Won(1_922_100)),
      (.meat, 194, Won(2_723_600)), (.dairy, 332, Won(2_363_000)),
      (.snacks, 291, Won(1_903_900)), (.household, 203, Won(2_324_200)),
    ]
    for (group, pieces, worth) in inventory {
      let shelf = goods.filter { $0.group == group }
      expectEqual(shelf.reduce(0) { $0 + $1.stock }, pieces)
      expectEqual(shelf.reduce(.zero) { $0 + OrderLine($1, $1.stock).amount }, worth)
    }
  }

  @Test func `every name is there in both languages, each once`() {
    expectEqual(goods.filter { !$0.name.isTranslated }.map(\.id), [])
    for language in Language.allCases {
      expectEqual(Set(goods.map { $0.title.text(language) }).count, goods.count)
      #expect(goods.allSatisfy { !$0.unit.text(language).isEmpty })
    }
    #expect(GoodGroup.allCases.allSatisfy { $0.phrase.isTranslated })
  }
}
