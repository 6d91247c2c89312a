import Expectations
import PeopleDomain
import Testing

struct PersonEditTests {
  private let downloaded = Person(
    id: "1", name: "A", username: "a", gender: .male, email: "a@b.c", age: 45, country: "KR",
    cellphone: "12345", photo: nil)

  private func person(name: String, cellphone: String?) -> Person {
    var person = downloaded
    person.name = name
    person.cellphone = cellphone
    return person
  }

  @Test func `an edit has only what differs, and a number may be taken away`() {
    let edit = PersonEdit().changed(to: person(name: "B", cellphone: nil), of: downloaded)
    expectEqual(edit, PersonEdit(name: "B", cellphone: ""))
    expectEqual(edit.applied(to: downloaded), person(name: "B", cellphone: nil))
    expectEqual(PersonEdit().applied(to: downloaded), downloaded)
  }

  @Test func `a field that equals the download again is removed from the edit`() {
    let edit = PersonEdit(name: "B", cellphone: "")
    expectEqual(
      edit.changed(to: person(name: "A", cellphone: nil), of: downloaded), PersonEdit(cellphone: "")
    )
    #expect(edit.changed(to: downloaded, of: downloaded).isEmpty)
  }

  @Test func `a field that the user leaves alone stays an edit, though the download says the same`()
  {
    let edit = PersonEdit(name: "A", age: 45)
    expectEqual(
      edit.changed(to: person(name: "A", cellphone: nil), of: downloaded),
      PersonEdit(name: "A", age: 45, cellphone: ""))
  }
}
