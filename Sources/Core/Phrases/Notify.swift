/// Shows a notice, which disappears after a few seconds.
public typealias Notify = @MainActor (Phrase) -> Void
