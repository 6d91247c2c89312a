import Editing
import Expectations
import MartDomain
import Phrases
import RIBs
import Search
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

struct GoodListingTests {
  private var listing = GoodListing(.bundled)

  private func found(_ text: String) -> [Good.ID] {
    var listing = listing
    listing.list.apply(.search(.type(text)))
    return listing.list.rows.map(\.id)
  }

  @Test func `names are found in both languages, and by their initials`() {
    expectEqual(found("ㅎㅁ"), ["brown-rice"])
    expectEqual(found("brown RICE"), ["brown-rice"])
    expectEqual(found("텐"), ["tent"])
    expectEqual(found("xyz"), [])
    expectEqual(found("").count, 60)
  }

  @Test func `the groups follow one another, and all of them the last one`() {
    var listing = listing
    let groups = (0...GoodGroup.allCases.count).map { _ in
      listing.showNextGroup()
      return listing.group
    }
    expectEqual(groups, GoodGroup.allCases + [nil])
    listing.show(.meat)
    expectEqual(listing.list.rows.count, 10)
    expectEqual(listing.total, 10)
    expectEqual(listing.sections.map(\.group), [.meat])
  }

  @Test func `the selected good is selected again when it is shown again`() {
    var listing = listing
    listing.list.select(listing.list.rows[12].id)
    let good = listing.selected
    listing.list.apply(.search(.type("현미")))
    expectEqual(listing.list.selection, 0)
    listing.list.apply(.search(.clear))
    expectEqual(listing.selected, good)
    listing.show(.household)
    expectEqual(listing.selected?.group, .household)
    listing.show(nil)
    expectEqual(listing.selected, good)
  }

  @Test func `the restoration has the search, the group and the good`() {
    var listing = listing
    listing.show(.dairy)
    listing.list.apply(.search(.type("차")))
    listing.list.select(listing.list.rows[0].id)
    var other = GoodListing(.bundled)
    other.restore(listing.restorationState)
    expectEqual(other, listing)
    expectEqual(other.selected?.id, "barley-tea")
    expectEqual(GoodListing(.bundled).restorationState, [:])
  }

  @Test func `goods are sorted by name, stock and price, and the selected one stays selected`() {
    var listing = listing
    listing.list.select(listing.list.rows[3].id)
    let good = listing.selected
    listing.list.apply(.sort(.by(.price, .hangulFirst)))
    expectEqual(
      listing.list.rows.map(\.good.price.amount),
      listing.list.rows.map(\.good.price.amount).sorted())
    expectEqual(listing.selected, good)
    listing.list.apply(.sort(.reverse))
    expectEqual(listing.list.rows.first?.id, "tent")
    listing.receive(stock: ["water": 0], quantities: [:])
    listing.list.apply(.sort(.by(.stock, .hangulFirst)))
    expectEqual(listing.list.rows.first?.id, "water")
    expectEqual(listing.restorationState["sort"], "stock")
    listing.receive(stock: [:], quantities: ["milk": 2, "tent": 1])
    listing.list.apply(.sort(.by(.inCart, .hangulFirst)))
    expectEqual(listing.list.rows.prefix(2).map(\.id), ["milk", "tent"])
    listing.receive(stock: [:], quantities: ["milk": 1, "tent": 3])
    expectEqual(listing.list.rows.prefix(2).map(\.id), ["tent", "milk"])
    listing.list.apply(.sort(.by(.unitPrice, .hangulFirst)))
    let prices = listing.list.rows.compactMap { $0.good.unitPrice }
    let grams = prices.prefix { $0.measure == .grams }.map(\.amount.amount)
    #expect(grams.count > 5 && grams == grams.sorted())
    expectEqual(listing.list.rows.last?.good.unitPrice, nil)
    listing.list.apply(.sort(.by(.name, .latinFirst)))
    let names = listing.list.rows.map { $0.good.name.text(.english).lowercased() }
    expectEqual(names.first, names.min())
    var other = GoodListing(.bundled)
    other.restore(listing.restorationState)
    expectEqual(other.list.rows.map(\.id), listing.list.rows.map(\.id))
  }
}
