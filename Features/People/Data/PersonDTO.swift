import HTTP
import PeopleDomain
import Phrases

/// A reply of randomuser.me, versions 1.0 to 1.4, as far as Galbi reads it.
struct PeopleReply: Decodable {
  struct Info: Decodable {
    let seed: LenientString?
  }

  let results: [Attempted<PersonDTO>]?
  let info: Info?
}

/// A person as the service tells it; anything may be missing.
struct PersonDTO: Decodable {
  struct Name: Decodable {
    let first: LenientString?
    let last: LenientString?
  }

  struct Login: Decodable {
    let uuid: LenientString?
    let username: LenientString?
  }

  struct Birth: Decodable {
    let age: LenientDouble?
  }

  struct Picture: Decodable {
    let large: LenientString?
  }

  let gender: LenientString?
  let name: Name?
  let email: LenientString?
  let login: Login?
  let dob: Birth?
  let cell: LenientString?
  let picture: Picture?
  let nat: LenientString?

  /// How many characters an id, a seed or the address of a picture may have.
  static let limit = 2_000

  /// Nil without an id, by which a person is found again.
  var person: Person? {
    guard let id = login?.uuid?.value, id.fits(Self.limit) else { return nil }
    let name = [name?.first?.value, name?.last?.value].compactMap(\.self).joined(separator: " ")
    return Person(
      id: id, name: PersonField.name.prefix(of: name),
      username: PersonField.username.prefix(of: login?.username?.value ?? ""),
      gender: gender?.value.flatMap(Gender.init) ?? .unknown,
      email: PersonField.email.prefix(of: email?.value ?? ""), age: age,
      country: PersonField.country.prefix(of: nat?.value?.uppercased() ?? "ZZ"),
      cellphone: cell?.value.map(PersonField.cellphone.prefix),
      photo: picture?.large?.value.flatMap { $0.fits(Self.limit) ? $0 : nil })
  }

  /// In whole years; 0 where it is missing or impossible.
  private var age: Int {
    guard let age = dob?.age?.value, let years = Int(exactly: age.rounded(.down)),
      Person.ages.contains(years)
    else { return 0 }
    return years
  }
}
