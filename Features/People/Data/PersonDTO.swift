import HTTP
import PeopleDomain

/// A reply of randomuser.me, versions 1.0 to 1.4, as far as Galbi reads it.
struct PeopleReply: Decodable {
  struct Info: Decodable {
    let seed: LenientString?
  }

  let results: [PersonDTO]?
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

  /// Nil without an id, by which a person is found again.
  var person: Person? {
    guard let id = login?.uuid?.value else { return nil }
    return Person(
      id: id,
      name: [name?.first?.value, name?.last?.value].compactMap(\.self).joined(separator: " "),
      username: login?.username?.value ?? "",
      gender: gender?.value.flatMap(Gender.init) ?? .unknown, email: email?.value ?? "",
      age: age, country: nat?.value?.uppercased() ?? "ZZ",
      cellphone: cell?.value, photo: picture?.large?.value)
  }

  /// In whole years; 0 where it is missing or impossible.
  private var age: Int {
    guard let age = dob?.age?.value, let years = Int(exactly: age.rounded(.down)),
      Person.ages.contains(years)
    else { return 0 }
    return years
  }
}
