import HTTP
import PeopleDomain

/// A reply of randomuser.me, versions 1.0 to 1.4, as far as Galbi reads it.
struct PeopleReply: Decodable {
  struct Info: Decodable {
    let seed: LenientString?
  }

  let results: [PersonDTO]?
  let info: Info?
  /// Why there are no results, in the service's words.
  let error: LenientString?
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
    let age: LenientInt?
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

  /// Nil without an id: nobody could ask for such a person again.
  var person: Person? {
    guard let id = text(login?.uuid) else { return nil }
    return Person(
      id: id, name: [text(name?.first), text(name?.last)].compactMap(\.self).joined(separator: " "),
      username: text(login?.username) ?? "",
      gender: text(gender).flatMap(Gender.init) ?? .unknown, email: text(email) ?? "",
      age: dob?.age?.value ?? 0, country: text(nat)?.uppercased() ?? "ZZ", cellphone: text(cell),
      photo: text(picture?.large))
  }

  /// Without blanks around it; nil when nothing is left.
  private func text(_ text: LenientString?) -> String? {
    guard let text = text?.value else { return nil }
    let trimmed = text.drop(while: \.isWhitespace)
    let kept = trimmed.reversed().drop(while: \.isWhitespace).reversed()
    return kept.isEmpty ? nil : String(kept)
  }
}
