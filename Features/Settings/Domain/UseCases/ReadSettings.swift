/// Reads the settings at once, before anything is shown.
///
/// A Query.
public typealias ReadSettings = @MainActor () -> Void

@MainActor
public func makeReadSettings(_ settings: KeptSettings) -> ReadSettings {
  { settings.read() }
}
