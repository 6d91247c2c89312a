import Editing
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
    listing.take(.type(text))
    return listing.shown.map(\.id)
  }

  @Test func `names are found in both languages, and by their initials`() {
    #expect(found("ㅎㅁ") == ["brown-rice"])
    #expect(found("brown RICE") == ["brown-rice"])
    #expect(found("텐") == ["tent"])
    #expect(found("xyz") == [])
    #expect(found("").count == 60)
  }

  @Test func `the groups follow one another, and all of them the last one`() {
    var listing = listing
    let groups = (0...GoodGroup.allCases.count).map { _ in
      listing.showNextGroup()
      return listing.group
    }
    #expect(groups == GoodGroup.allCases + [nil])
    listing.show(.meat)
    #expect(listing.shown.count == 10)
    #expect(listing.total == 10)
    #expect(listing.sections.map(\.group) == [.meat])
  }

  @Test func `the selected good is selected again when it is shown again`() {
    var listing = listing
    listing.select(row: 12)
    let good = listing.selected
    listing.take(.type("현미"))
    #expect(listing.selection == 0)
    listing.take(.clear)
    #expect(listing.selected == good)
    listing.show(.household)
    #expect(listing.selected?.group == .household)
    listing.show(nil)
    #expect(listing.selected == good)
  }

  @Test func `the memory has the search, the group and the good`() {
    var listing = listing
    listing.show(.dairy)
    listing.take(.type("차"))
    listing.select(row: 0)
    var other = GoodListing(.bundled)
    other.recall(listing.memory)
    #expect(other == listing)
    #expect(other.selected?.id == "barley-tea")
    #expect(GoodListing(.bundled).memory == [:])
  }

  @Test func `goods are sorted by name, stock and price, and the selected one stays selected`() {
    var listing = listing
    listing.select(row: 3)
    let good = listing.selected
    listing.take(.by(.price, .hangulFirst))
    #expect(listing.shown.map(\.price.amount) == listing.shown.map(\.price.amount).sorted())
    #expect(listing.selected == good)
    listing.take(.reverse)
    #expect(listing.shown.first?.id == "tent")
    listing.take(stock: ["water": 0])
    listing.take(.by(.stock, .hangulFirst))
    #expect(listing.shown.first?.id == "water")
    #expect(listing.memory["sort"] == "stock")
    listing.take(quantities: ["milk": 2, "tent": 1])
    listing.take(.by(.inCart, .hangulFirst))
    #expect(listing.shown.prefix(2).map(\.id) == ["milk", "tent"])
    listing.take(quantities: ["milk": 1, "tent": 3])
    #expect(listing.shown.prefix(2).map(\.id) == ["tent", "milk"])
    listing.take(.by(.unitPrice, .hangulFirst))
    let prices = listing.shown.compactMap { $0.unitPrice }
    let grams = prices.prefix { $0.measure == .grams }.map(\.amount.amount)
    #expect(grams.count > 5 && grams == grams.sorted())
    #expect(listing.shown.last?.unitPrice == nil)
    listing.take(.by(.name, .latinFirst))
    let names = listing.shown.map { $0.name.text(.english).lowercased() }
    #expect(names.first == names.min())
    var other = GoodListing(.bundled)
    other.recall(listing.memory)
    #expect(other.shown == listing.shown)
  }
}
