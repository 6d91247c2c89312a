import Expectations
import PeopleDomain
import Testing

struct PersonDraftTests {
  private let person = Person(
    id: "1", name: "박지훈", username: "user007", gender: .male, email: "p7@example.org", age: 45,
    country: "KR", cellphone: nil, photo: "x")

  /// The error of one field when `text` is typed there.
  private func error(_ field: PersonField, _ text: String) -> PersonValidationError? {
    var draft = PersonDraft(person)
    draft[field] = text
    #expect(draft.errors.keys.allSatisfy { $0 == field })
    expectEqual((draft.edited == nil), (draft.errors[field] != nil))
    return draft.errors[field]
  }

  @Test func `one letter with many accents is too long`() {
    var draft = PersonDraft(SamplePeople.all[0])
    draft[.name] = "a" + String(repeating: "\u{301}", count: 1_000)
    expectEqual(draft.errors, [.name: .tooLong(100)])
  }

  @Test func `an unchanged field is valid, even where it breaks a rule`() {
    let odd = Person(
      id: "1", name: " ", username: "a b", gender: .male, email: "none", age: 200, country: "?",
      cellphone: "Q9", photo: nil)
    let draft = PersonDraft(odd)
    expectEqual(draft.errors, [:])
    expectEqual(draft.edited, odd)
  }

  @Test func `typed text becomes the person's`() {
    var draft = PersonDraft(person)
    draft[.name] = " Noah Williams "
    draft[.username] = ""
    draft[.email] = ""
    draft[.age] = " 7 "
    draft[.country] = "us"
    draft[.cellphone] = "+82 (0)10-1234"
    expectEqual(
      draft.edited,
      Person(
        id: "1", name: "Noah Williams", username: "", gender: .male, email: "", age: 7,
        country: "US", cellphone: "+82 (0)10-1234", photo: "x"))
    draft[.cellphone] = " "
    expectEqual(draft.edited?.cellphone, nil)
  }

  @Test func `over another version of the person only changed fields are kept`() {
    let other = Person(
      id: "1", name: "박지은", username: "user007", gender: .male, email: "p7@example.org", age: 50,
      country: "NL", cellphone: nil, photo: "x")
    var draft = PersonDraft(person)
    draft[.name] = "박지운"
    draft[.country] = "NL"
    let moved = draft.moved(onto: other)
    expectEqual(moved[.name], "박지운")
    draft = PersonDraft(other)
    draft[.name] = "박지운"
    expectEqual(moved, draft)
  }

  @Test func `each field has its rule`() {
    expectEqual(error(.name, " "), .noName)
    expectEqual(error(.name, String(repeating: "김", count: 100)), nil)
    expectEqual(error(.name, String(repeating: "김", count: 101)), .tooLong(100))
    expectEqual(error(.username, String(repeating: "x", count: 101)), .tooLong(100))
    expectEqual(error(.email, String(repeating: "x", count: 250) + "@b.c"), nil)
    expectEqual(error(.email, String(repeating: "x", count: 251) + "@b.c"), .tooLong(254))
    expectEqual(error(.cellphone, String(repeating: "1", count: 41)), .tooLong(40))
    expectEqual(error(.username, "a b"), .blankInside)
    for good in ["0", "150"] { expectEqual(error(.age, good), nil) }
    for bad in ["", "-1", "151", "1.5", "x", "３"] { expectEqual(error(.age, bad), .noAge) }
    for bad in ["", "K", "KOR", "K1", "한국", "ÄÖ"] { expectEqual(error(.country, bad), .noCountry) }
    for good in ["a@b.c", "a.b@c.d.e"] { expectEqual(error(.email, good), nil) }
    for bad in ["a", "@b.c", "a@", "a@b", "a@b.", "a@.c", "a@b..c", "a b@c.d", "a@b@c.d"] {
      expectEqual(error(.email, bad), .noAddress)
    }
    for bad in ["1234", "12345x", "+-()", "12/345"] {
      expectEqual(error(.cellphone, bad), .noPhone)
    }
  }

  @Test func `an invalid text changes nothing`() {
    var draft = PersonDraft(person)
    draft[.name] = ""
    draft[.age] = "x"
    expectEqual(draft.errors, [.name: .noName, .age: .noAge])
    expectEqual(draft.edited, nil)
  }
}
