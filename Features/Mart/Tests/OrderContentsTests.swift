import Expectations
import MartDomain
import Testing
import WalletDomain

/// The rules of the fields of an order.
struct OrderContentsTests {
  private func error(
    _ text: String, in field: OrderField, isComplete: Bool = true
  ) -> OrderValidationError? {
    var contents = OrderContents.complete(["milk": 1])
    contents.ownBilling = contents.shipping
    contents[field] = text
    return contents.errors { _ in isComplete }[field]
  }

  @Test func `complete contents are valid, and empty ones lack every field that must be filled`() {
    expectEqual(OrderContents.complete(["milk": 1]).errors(), [:])
    #expect(OrderContents.complete(["milk": 1]).isValid)
    let errors = OrderContents(lines: []).errors()
    let expected = OrderField.all.filter { !$0.isOptional && !$0.isBilling }
    expectEqual(Set(errors.keys), Set(expected))
    expectEqual(Set(errors.values), [.empty])
  }

  @Test(arguments: OrderField.all)
  func `a field is empty only once it is complete`(field: OrderField) {
    expectEqual(error("  ", in: field), (field.isOptional ? nil : .empty))
    expectEqual(error("", in: field, isComplete: false), nil)
  }

  @Test func `another speed costs what it costs today, the same one what it has cost`() {
    let lines = OrderContents.complete(["milk": 1]).lines
    var contents = OrderContents(lines: lines, speed: .oneDay, fee: Won(4_000))
    expectEqual(contents.total, Won(6_900))
    contents.speed = .oneDay
    contents.lines[0].quantity = 2
    expectEqual(contents.total, Won(9_800))
    contents.speed = .twoDay
    expectEqual(contents.fee, ShippingSpeed.twoDay.fee)
  }

  @Test(arguments: OrderField.all)
  func `control characters are no input`(field: OrderField) {
    expectEqual(error("\u{7}\u{1B}", in: field), (field.isOptional ? nil : .empty))
    var contents = OrderContents.complete(["milk": 1])
    contents[field] = "a\u{7}b"
    expectEqual(contents.normalised[field], "a b")
  }

  @Test(arguments: OrderField.all)
  func `a text has as many characters as its field allows`(field: OrderField) {
    let long = String(repeating: "1", count: field.limit + 1)
    expectEqual(error(long, in: field, isComplete: false), .tooLong(limit: field.limit))
  }

  @Test func `telephone numbers, postal codes and addresses have limits of their own`() {
    let limits = Dictionary(OrderField.all.map { ($0.limit, [$0]) }, uniquingKeysWith: +)
    expectEqual(limits.keys.sorted(), [10, 20, 100, 254])
    expectEqual(limits[10], [.shipping(.zip), .billing(.zip)])
    expectEqual(limits[20], [.contact(.telephone)])
    expectEqual(limits[254], [.contact(.email)])
  }

  @Test(arguments: [
    "010-1234-5678", "+82 10 1234 5678", "(02) 123-4567", "02.123.4567", "1234567",
    "123456789012345",
  ])
  func `telephone numbers`(text: String) {
    expectEqual(error(text, in: .contact(.telephone)), nil)
  }

  @Test func `a telephone number may be short while it is typed, but has no letters`() {
    expectEqual(error("010-12", in: .contact(.telephone), isComplete: false), nil)
    expectEqual(error("010-12", in: .contact(.telephone)), .notATelephone)
    expectEqual(error("01-23-45", in: .contact(.telephone)), .notATelephone)
    expectEqual(error("010a", in: .contact(.telephone), isComplete: false), .notATelephone)
    expectEqual(error("1234567890123456", in: .contact(.telephone)), .notATelephone)
  }

  @Test(arguments: ["me@example.org", "김@예시.한국", "a.b+c@d.e.f"])
  func `e-mail addresses`(text: String) {
    expectEqual(error(text, in: .contact(.email)), nil)
  }

  @Test func `an e-mail address may be half typed, but has one sign and no blanks`() {
    for text in ["me", "me@", "me@example", "me@example."] {
      expectEqual(error(text, in: .contact(.email), isComplete: false), nil)
      expectEqual(error(text, in: .contact(.email)), .notAnEmail)
    }
    for text in ["@", "a@b@c", "a@@b.c", "a b@c.d"] {
      expectEqual(error(text, in: .contact(.email), isComplete: false), .notAnEmail)
    }
  }

  @Test func `postal codes have digits`() {
    for text in ["04524", "SW1A 1AA", "123-4567", "101"] {
      expectEqual(error(text, in: .shipping(.zip)), nil)
    }
    expectEqual(error("04", in: .shipping(.zip), isComplete: false), nil)
    expectEqual(error("04", in: .shipping(.zip)), .notAZip)
    expectEqual(error("0-4", in: .shipping(.zip)), .notAZip)
    expectEqual(error("abc", in: .billing(.zip)), .notAZip)
    expectEqual(error("우편", in: .billing(.zip), isComplete: false), .notAZip)
  }

  @Test func `the billing address follows the other one until it is edited`() {
    var contents = OrderContents.complete(["milk": 1])
    contents[.shipping(.city)] = "서울"
    #expect(contents.isBillingSame)
    expectEqual(contents[.billing(.city)], "서울")
    contents[.billing(.city)] = "부산"
    contents[.shipping(.city)] = "대구"
    contents[.shipping(.zip)] = "41911"
    #expect(!contents.isBillingSame)
    expectEqual(contents.billing.city, "부산")
    expectEqual(contents[.billing(.zip)], "04524")
    contents.ownBilling = nil
    expectEqual(contents[.billing(.city)], "대구")
  }

  @Test func `the other address alone has an error while both are the same`() {
    var contents = OrderContents.complete(["milk": 1])
    contents[.shipping(.zip)] = ""
    expectEqual(contents.errors(), [.shipping(.zip): .empty])
  }

  @Test func `texts are stored with single blanks, and an address that follows still does`() {
    var contents = OrderContents.complete(["milk": 1])
    contents[.shipping(.street1)] = "  세종대로   110 "
    expectEqual(contents.normalised[.shipping(.street1)], "세종대로 110")
    #expect(contents.normalised.isBillingSame)
  }

  @Test func `an order has lines, each good once, and not too many of it`() {
    #expect(!OrderContents.complete([:]).isValid)
    #expect(OrderContents.complete(["milk": 99, "eggs": 1]).isValid)
    #expect(!OrderContents.complete(["milk": 100]).isValid)
    #expect(!OrderContents.complete(["milk": 0]).isValid)
    #expect(!OrderContents.complete(["milk": 1, "milk": 2]).isValid)
  }

  @Test func `the total has the fee of the delivery`() {
    var contents = OrderContents.complete(["milk": 2, "eggs": 1])
    expectEqual(contents.subtotal, Won(13_700))
    contents.speed = .oneDay
    expectEqual(contents.total, Won(18_700))
  }
}
