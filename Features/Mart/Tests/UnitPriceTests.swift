import Expectations
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
    expectEqual(price("brown-rice"), ["100 g당 349원", "349 won / 100 g"])
    expectEqual(price("millet"), ["100 g당 988원", "988 won / 100 g"])
    expectEqual(price("makgeolli"), ["100 mL당 253원", "253 won / 100 ml"])
    expectEqual(price("barley-tea"), ["100 mL당 99원", "99 won / 100 ml"])
    expectEqual(price("dumplings"), ["100 g당 848원", "848 won / 100 g"])
    expectEqual(price("eggs"), ["1개당 263원", "263 won each"])
  }

  @Test func `a single piece has none, since it would be its price`() {
    expectEqual(price("tent"), [nil, nil])
    expectEqual(price("napa-cabbage"), [nil, nil])
  }

  @Test func `every good but single pieces has one, in both languages`() {
    for good in Catalogue.bundled.goods {
      let isSingle = good.unit.text(.english).hasPrefix("1 ") && good.unitPrice == nil
      #expect(isSingle || good.unitPrice?.phrase.isTranslated == true, "\(good.id)")
    }
  }

  /// A good for 100,000 won.
  private func good(_ unit: String) -> Good {
    Good(
      id: "x", group: .grains, name: Phrase(ko: "x", en: "x"), unit: Phrase(unit),
      price: Won(100_000), stock: 1)
  }

  @Test(arguments: [
    ("1 kg", 10_000), ("0.5 kg", 20_000), ("1 l", 10_000), ("1 × 2 l", 5_000), ("40 g", 250_000),
    ("999999 g", 10),
  ])
  func `a unit may be small or large, and a part of its measure`(unit: String, amount: Int64) {
    expectEqual(good(unit).unitPrice?.amount, Won(amount))
  }

  @Test(arguments: [
    "", "kg", "10", "0 kg", "0.4 g", "-1 kg", "-1e30 kg", "x kg", "6 × kg", "0 × 2 l", "-6 × 2 l",
    "1000000 g", "1e9 kg", "nan g",
  ])
  func `what is no unit has none`(unit: String) {
    expectEqual(good(unit).unitPrice, nil)
  }
}
