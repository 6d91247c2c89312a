import PeopleDomain
import SessionDomain

@testable import Galbi

/// A second Galbi on the same data, without a screen.
@MainActor
final class OtherGalbi {
  private let component: AppComponent
  private lazy var session = component.makeSession(of: Profile(name: "other"))

  init(_ component: AppComponent) {
    self.component = component
  }

  /// Makes the person another year older, or a favourite, or no favourite any more.
  ///
  /// It may fail: the person may be gone, or the database taken.
  func meddle(with id: Person.ID, isEdit: Bool) async {
    do throws(PeopleError) {
      // It asks no service: that may hold its reply back for longer than this waits.
      try await session.syncPeople()
      guard isEdit else { return try await session.toggleFavourite([id]) }
      let seen = try await session.findPerson(id).person
      let older = Person(
        id: id, name: seen.name, username: seen.username, gender: seen.gender, email: seen.email,
        age: seen.age == 99 ? 1 : seen.age &+ 1, country: seen.country, cellphone: seen.cellphone,
        photo: seen.photo)
      try await session.editPerson(seen, older)
    } catch {
      // The first Galbi goes on as if nothing had happened.
    }
  }

  /// Lets go of the database.
  func end() async {
    session.close()
    await component.closing?.value
  }
}
