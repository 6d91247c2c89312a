public import ResourceKit

/// What is wrong with what was typed of a card so far, field by field; nothing where all is well.
///
/// `isComplete` is whether the user is done with a field: only then is too short a text a fault.
public typealias CheckCard =
  @MainActor (_ details: CardDetails, _ isComplete: (CardField) -> Bool) -> [CardField: Phrase]
