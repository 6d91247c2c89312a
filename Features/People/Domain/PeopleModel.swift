public import Store

/// The one model of people: queries read it, commands change it, several screens show it.
@MainActor public final class PeopleModel {
  private let db: any PersonDBWork
  private let writer: Writer<PeopleState>
  private var latest: (revision: Int, people: People)?

  public init(db: any PersonDBWork, writer: Writer<PeopleState>) {
    self.db = db
    self.writer = writer
  }

  /// Everybody, read once for each revision.
  func people() async throws(PeopleError) -> People {
    let revision = writer.value.revision
    if let latest, latest.revision == revision { return latest.people }
    let people =
      switch writer.value.origin {
      case .none: People.none
      case .samples: People(SamplePeople.all.map(\.meta), favourites: [], recents: [])
      case .downloaded, .kept: try await db.people()
      }
    if revision >= latest?.revision ?? 0 { latest = (revision, people) }
    return people
  }

  /// Throws `.missing` if nobody has this id.
  func card(of id: Person.ID) async throws(PeopleError) -> Person.Card {
    switch writer.value.origin {
    case .none: throw .missing
    case .samples:
      guard let person = SamplePeople.all.first(where: { $0.id == id }) else { throw .missing }
      return Person.Card(person: person, isFavourite: false)
    case .downloaded, .kept: return try await db.card(of: id)
    }
  }

  /// Changes what is kept, and tells every screen; refused on samples.
  @discardableResult
  func change<Value: Sendable>(
    _ work: (any PersonDBWork) async throws(PeopleError) -> Value
  ) async throws(PeopleError) -> Value {
    guard writer.value.origin != .samples else { throw .samplesCannotChange }
    let value = try await work(db)
    didChange()
    return value
  }

  /// Notes that somebody was opened; that it cannot be noted hides nobody.
  func noteOpening(of id: Person.ID) async {
    guard writer.value.origin != .samples else { return }
    do throws(PeopleError) {
      if try await db.noteOpening(of: id) { didChange() }
    } catch {}
  }

  /// Drops downloads only.
  func clear() async throws(PeopleError) {
    guard writer.value.origin != .samples else { return }
    try await db.clear()
    didChange { $0.origin = .kept }
  }

  /// Reads anew what somebody else may have changed.
  func sync() async throws(PeopleError) {
    let mark = try await db.mark()
    didChange { state in
      if let mark {
        // Whoever has downloaded since has reached the service.
        if state.origin != .downloaded(at: mark.time) { state.isOffline = false }
        state.origin = .downloaded(at: mark.time)
      } else if case .downloaded = state.origin {
        state.origin = .kept
      }
    }
  }

  private func didChange(_ change: @escaping (inout PeopleState) -> Void = { _ in }) {
    writer.update { state in
      change(&state)
      state.revision += 1
    }
  }
}
