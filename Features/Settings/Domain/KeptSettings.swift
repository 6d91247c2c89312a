import RIBs
public import Store

/// Where settings are kept, for every running Galbi.
@MainActor
public protocol SettingsRepository: AnyObject {
  /// What is kept, as it stands at this moment; blocks the caller meanwhile.
  func contents() throws(SettingsError) -> SettingsContents

  /// The same, away from the caller's actor.
  func contentsAgain() async throws(SettingsError) -> SettingsContents

  /// Keeps a value, or removes it for nil, and leaves everything else as it is; returns all there is.
  ///
  /// It is on the disk when this returns. A file that cannot be read is not changed.
  func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> SettingsContents

  /// Calls `didChange` whenever the values may have changed, until the task is cancelled.
  func observe(_ didChange: @escaping @MainActor () async -> Void) async
}

/// Combines what is kept, what is being changed and what overrides both into the state.
@MainActor
public final class KeptSettings {
  private let repository: any SettingsRepository
  private let overrides: [SettingKey: Settings.Override]
  private let overrideProblem: SettingsError?
  private let writer: Writer<SettingsState>
  private var kept = SettingsContents()
  /// Changes that are not kept yet; a nil value stands for the preset.
  private var wanted: [SettingKey: String?] = [:]
  /// One reading or change of the repository at a time.
  private let queue = SerialTaskQueue()

  /// `overrides` and `problem` are those of `Settings.overrides`.
  public init(
    _ repository: any SettingsRepository, overrides: [SettingKey: Settings.Override] = [:],
    problem: SettingsError? = nil, writer: Writer<SettingsState>
  ) {
    self.repository = repository
    self.overrides = overrides
    overrideProblem = problem
    self.writer = writer
  }

  func read() { receive(Result(catching: repository.contents)) }

  func change(_ key: SettingKey, to text: String?) async throws(SettingsError) {
    if let origin = overrides[key]?.origin { throw .overridden(key, origin) }
    let value =
      try text.map { text throws(SettingsError) in
        guard let value = key.value(text, kept.customSettings) else { throw .badValue(key) }
        return value.isEmpty ? nil : value
      } ?? nil
    // Seen at once; each of several changes keeps the value of the last one.
    wanted[key] = .some(value)
    show()
    try await queue.run { () throws(SettingsError) in
      guard let newest = wanted[key] else { return }
      do throws(SettingsError) {
        let contents = try await repository.change(key, to: newest)
        if wanted[key] == .some(newest) { wanted[key] = nil }
        receive(.success(contents))
      } catch {
        wanted[key] = nil
        show()
        throw error
      }
    }
  }

  func observe(
    _ count: @escaping @MainActor (@escaping SettingsUseCases.Reading) async -> Void
  ) async {
    await repository.observe { [weak self] in await count { await self?.readAgain() } }
  }

  private func readAgain() async {
    await queue.run {
      do throws(SettingsError) {
        receive(.success(try await repository.contentsAgain()))
      } catch {
        receive(.failure(error))
      }
    }
  }

  private func receive(_ result: Result<SettingsContents, SettingsError>) {
    kept =
      switch result {
      case .success(let contents): contents
      case .failure(let error): SettingsContents(faults: [error])
      }
    show()
  }

  private func show() {
    var file = kept.values
    for (key, value) in wanted { file[key] = value }
    let state = SettingsState(
      Settings(file: file, overrides: overrides), customSettings: kept.customSettings,
      problems: kept.faults + [overrideProblem].compactMap(\.self))
    writer.update { $0 = state }
  }
}

/// What a repository of settings holds.
public struct SettingsContents: Sendable {
  /// The values of the known settings, each valid for its kind.
  public var values: [SettingKey: String]
  /// The rebound keys and the colours of own themes.
  public var customSettings: [CustomSetting]
  /// The unknown names, with their lines from 1.
  public var unknown: [(line: Int, name: String)]
  /// Lines that cannot be understood and so have no effect; at most `mostFaults`.
  public var faults: [SettingsError]

  public static let mostFaults = 20

  public init(
    _ values: [SettingKey: String] = [:], customSettings: [CustomSetting] = [],
    unknown: [(line: Int, name: String)] = [], faults: [SettingsError] = []
  ) {
    self.values = values
    self.customSettings = customSettings
    self.unknown = unknown
    self.faults = faults
  }
}
