import MartDomain
import Phrases
import RIBsTesting
import Testing
import WalletDomain

struct CatalogueTests {
  private let goods = Catalogue.bundled.goods

  @Test func `there are sixty goods with ids of their own, ten in each group`() {
    #expect(goods.count == 60)
    #expect(Set(goods.map(\.id)).count == 60)
    for group in GoodGroup.allCases { #expect(goods.count { $0.group == group } == 10) }
  }

  @Test func `goods stand in the order of the groups`() {
    let order = goods.map { good in GoodGroup.allCases.firstIndex(of: good.group) ?? -1 }
    #expect(order == order.sorted())
  }

  @Test func `every good has a price and a stock that can be ordered`() {
    for good in goods {
      #expect(good.price > .zero)
      #expect(Cart.quantities.contains(good.stock))
      #expect(Catalogue.bundled[good.id] == good)
    }
    #expect(Catalogue.bundled["nothing"] == nil)
  }

  @Test func `every name is there in both languages, each once`() {
    #expect(goods.filter { !$0.name.isTranslated }.map(\.id) == [])
    for language in Language.allCases {
      #expect(Set(goods.map { $0.title.text(language) }).count == goods.count)
      #expect(goods.allSatisfy { !$0.unit.text(language).isEmpty })
    }
    #expect(GoodGroup.allCases.allSatisfy { $0.phrase.isTranslated })
  }
}
