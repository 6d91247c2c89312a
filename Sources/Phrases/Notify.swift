/// Says something that goes by itself after a moment.
public typealias Notify = @MainActor (Phrase) -> Void
