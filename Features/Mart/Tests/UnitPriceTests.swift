import MartDomain
import Phrases
import RIBsTesting
import Testing
import WalletDomain

/// What a part of a good costs, so that goods can be compared.
struct UnitPriceTests {
  private func price(_ id: Good.ID) -> [String?] {
    let phrase = Catalogue.bundled[id]?.unitPrice?.phrase
    return [phrase?.text(.korean), phrase?.text(.english)]
  }

  @Test func `weights, volumes and numbers of pieces have a price, rounded to the won`() {
    #expect(price("brown-rice") == ["100 g당 349원", "349 won / 100 g"])
    #expect(price("millet") == ["100 g당 988원", "988 won / 100 g"])
    #expect(price("makgeolli") == ["100 mL당 253원", "253 won / 100 ml"])
    #expect(price("barley-tea") == ["100 mL당 99원", "99 won / 100 ml"])
    #expect(price("dumplings") == ["100 g당 848원", "848 won / 100 g"])
    #expect(price("eggs") == ["1개당 263원", "263 won / piece"])
  }

  @Test func `a single piece has none, since it would be its price`() {
    #expect(price("tent") == [nil, nil])
    #expect(price("napa-cabbage") == [nil, nil])
  }

  @Test func `every good but single pieces has one, in both languages`() {
    for good in Catalogue.bundled.goods {
      let isSingle = good.unit.text(.english).hasPrefix("1 ") && good.unitPrice == nil
      #expect(isSingle || good.unitPrice?.phrase.isTranslated == true, "\(good.id)")
    }
  }

  @Test(arguments: [
    "", "kg", "10", "0 kg", "-1 kg", "x kg", "6 × kg", "0 × 2 l", "1e9 kg", "nan g",
  ])
  func `what is no unit has none`(unit: String) {
    let good = Good(
      id: "x", group: .grains, name: Phrase(ko: "x", en: "x"), unit: Phrase(ko: unit, en: unit),
      price: Won(1_000), stock: 1)
    #expect(good.unitPrice == nil)
  }
}
