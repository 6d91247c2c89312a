/// People that never change, as both repositories; for demos and tests.
public struct FixedPeople: PersonDBWork, PersonWebWork {
  private let people: [Person]

  public init(_ people: [Person] = SamplePeople.all) {
    self.people = people
  }

  public func mark() async throws(PeopleError) -> DownloadMark? {
    DownloadMark(time: 0, seed: nil)
  }

  public func allMetas() async throws(PeopleError) -> [Person.Meta] { people.map(\.meta) }

  public func person(_ id: Person.ID) async throws(PeopleError) -> Person {
    guard let person = people.first(where: { $0.id == id }) else { throw .missing }
    return person
  }

  public func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError) {}

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    Download(people: people, seed: seed)
  }
}
