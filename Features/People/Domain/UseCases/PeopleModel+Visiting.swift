/// The person with an id, who is in front of the last ten opened from then on; throws `.missing` if
/// there is none.
///
/// An Action: it changes who was opened lately, but not of samples.
public typealias OpenPerson = @MainActor (_ id: Person.ID) async throws(PeopleError) -> Person.Card

@MainActor
public func makeOpenPerson(_ model: PeopleModel) -> OpenPerson {
  { id throws(PeopleError) in
    let card = try await model.card(of: id)
    await model.noteOpening(of: id)
    return card
  }
}
