/// Shows what others change, another Galbi or an editor, until the task is cancelled.
///
/// A Query.
public typealias FollowSettings = @MainActor () async -> Void

@MainActor
public func makeFollowSettings(_ settings: KeptSettings) -> FollowSettings {
  { await settings.follow() }
}
