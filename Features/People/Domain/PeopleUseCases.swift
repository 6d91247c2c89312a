import Editing
public import Phrases
public import Store

/// Receives the share of a download that has arrived, in thousandths; nil while it is unknown.
public typealias ReportProgress = @MainActor (Int?) -> Void

/// What can be done with people, as functions; a test can replace any of them.
@MainActor public struct PeopleUseCases {
  /// What all screens show of people; the functions change it.
  public let state: Stored<PeopleState>

  // Queries.

  /// All people, downloaded or samples.
  public var list: @MainActor () async throws(PeopleError) -> People

  /// The person with an id; throws `.missing` without one.
  public var find: @MainActor (Person.ID) async throws(PeopleError) -> Person.Card

  // Actions.

  /// Makes people available when a list opens: the stored ones, else a download, else those that
  /// were kept, else samples.
  ///
  /// Returns why nothing was downloaded, or nil when all is well.
  public var open: @MainActor (@escaping ReportProgress) async -> PeopleError?

  /// Makes people available without a download, unless some are: those that were kept, else samples.
  ///
  /// For a user who does not wait for the first download.
  public var useLocalPeople: @MainActor () async -> Void

  /// Downloads the same people again, or any at the first time, and stores all of them or none.
  ///
  /// Where another Galbi was faster with the first download, its people stay.
  public var refresh: @MainActor (@escaping ReportProgress) async throws(PeopleError) -> Void

  /// Takes over what another Galbi has changed.
  public var sync: @MainActor () async throws(PeopleError) -> Void

  /// Finds a person, and makes them the first of the ten opened last; throws `.missing` if there is
  /// none.
  ///
  /// Samples are found, but not noted.
  public var visit: @MainActor (Person.ID) async throws(PeopleError) -> Person.Card

  /// Shows countries or hides them, on every screen.
  public var toggleRegion: @MainActor () -> Void

  /// Has a person walk and then fly; throws `.cannotWalk` while regions are off, else `.cannotFly`
  /// without wings.
  public var move: @MainActor (_ hasWings: Bool) async throws(PeopleError) -> Void

  // Commands, which can be undone; samples are refused with `.samplesCannotChange`.

  /// Drops downloads, but no edit, favourite or recent person; the next download brings the same
  /// people.
  public var clear: @MainActor () async throws(PeopleError) -> Void

  /// Makes all of these people favourites, or none of them if all are; ignores an empty list.
  public var toggleFavourites: @MainActor ([Person.ID]) async throws(PeopleError) -> Void

  /// Changes the person whom the user saw as `seen` to `wanted`.
  ///
  /// Throws `.changedElsewhere` with the stored person when that is not `seen` any more; to save
  /// over it, call this again with the stored person as `seen`.
  public var edit: @MainActor (_ seen: Person, _ wanted: Person) async throws(PeopleError) -> Void

  /// Undoes the last command, and returns what there is to say of it.
  public var undo: @MainActor () async throws(PeopleError) -> Phrase?

  /// Redoes the command that was undone last, and returns what there is to say of it.
  public var redo: @MainActor () async throws(PeopleError) -> Phrase?

  /// Returns when all commands that were begun have ended.
  public let settled: @MainActor () async -> Void

  /// `state` is what `model` writes.
  public init(_ model: PeopleModel, state: Stored<PeopleState>) {
    let history = CommandHistory<PeopleError> { [writer = model.writer] history in
      writer.update { $0.history = history }
    }
    self.state = state
    list = model.people
    find = model.card
    open = model.open
    useLocalPeople = model.useLocalPeople
    refresh = model.refresh
    clear = { () throws(PeopleError) in
      try await history.perform(
        ChangeCommand(
          Phrase(ko: "다운로드한 데이터 삭제", en: "clear downloads"), conflict: .undoOverChange,
          apply: model.apply
        ) { () throws(PeopleError) in try await model.clear() })
    }
    sync = model.sync
    visit = model.visit
    toggleRegion = model.toggleRegion
    move = model.move
    toggleFavourites = { ids throws(PeopleError) in
      guard !ids.isEmpty else { return }
      let (made, removed) = (
        Phrase(ko: "즐겨찾기 추가", en: "add favourite"), Phrase(ko: "즐겨찾기 해제", en: "remove favourite")
      )
      try await history.perform(
        ChangeCommand(
          made, titled: { $0.isFavourite ? made : removed }, conflict: .undoOverChange,
          apply: model.apply
        ) { () throws(PeopleError) in try await model.toggleFavourites(ids) })
    }
    edit = { seen, wanted throws(PeopleError) in
      let title = Phrase(ko: "\(wanted.name) 편집", en: "edit \(wanted.name)")
      try await history.perform(
        ChangeCommand(title, conflict: .undoOverChange, apply: model.apply) {
          () throws(PeopleError) in try await model.edit(seen, to: wanted)
        })
    }
    undo = history.undoWithNotice
    redo = history.redoWithNotice
    settled = history.settled
  }

  /// Whether undoing takes back just the command that was carried out last before this call.
  public var undoesNewest: Stored<Bool> {
    let newest = state.value.history.newest
    return state.map { newest != nil && $0.history.newest == newest }
  }
}
