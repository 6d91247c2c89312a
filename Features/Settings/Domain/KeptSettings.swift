public import Store

/// Brings what is kept, what is being changed, and what stands before both into the state.
@MainActor
public final class KeptSettings {
  private let work: any SettingsWork
  private let overrides: [SettingKey: Settings.Override]
  private let overrideProblem: SettingsError?
  private let writer: Writer<SettingsState>
  private var kept: [SettingKey: String] = [:]
  /// Why nothing is.
  private var keptProblem: SettingsError?
  /// What the user has asked for and is not kept yet; nil for what is preset.
  private var wanted: [SettingKey: String?] = [:]
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// `overrides` and `problem` are those of `Settings.overrides`.
  public init(
    work: any SettingsWork, overrides: [SettingKey: Settings.Override],
    problem: SettingsError?, writer: Writer<SettingsState>
  ) {
    self.work = work
    self.overrides = overrides
    overrideProblem = problem
    self.writer = writer
  }

  func read() {
    do throws(SettingsError) {
      take(.success(try work.values()))
    } catch {
      take(.failure(error))
    }
  }

  func readAgain() async {
    await turn()
    defer { endTurn() }
    do throws(SettingsError) {
      take(.success(try await work.valuesAgain()))
    } catch {
      take(.failure(error))
    }
  }

  func change(_ key: SettingKey, to text: String?) async throws(SettingsError) {
    if let origin = overrides[key]?.origin { throw .overridden(key, origin) }
    let value =
      try text.map { text throws(SettingsError) in
        guard let value = key.kind.value(text) else { throw .badValue(key) }
        return value.isEmpty ? nil : value
      } ?? nil
    // Seen at once; of several changes on their way the last one counts, whichever is kept first.
    wanted[key] = .some(value)
    show()
    await turn()
    defer { endTurn() }
    guard let newest = wanted[key] else { return }
    do throws(SettingsError) {
      let values = try await work.change(key, to: newest)
      if wanted[key] == .some(newest) { wanted[key] = nil }
      take(.success(values))
    } catch {
      wanted[key] = nil
      show()
      throw error
    }
  }

  func follow() async {
    await work.follow { [weak self] in await self?.readAgain() }
  }

  private func take(_ result: Result<[SettingKey: String], SettingsError>) {
    switch result {
    case .success(let values): (kept, keptProblem) = (values, nil)
    case .failure(let error): (kept, keptProblem) = ([:], error)
    }
    show()
  }

  private func show() {
    var file = kept
    for (key, value) in wanted { file[key] = value }
    let state = SettingsState(
      Settings(file: file, overrides: overrides), problem: keptProblem ?? overrideProblem)
    writer.update { $0 = state }
  }

  /// One reading or change after another, in the order in which they were asked for.
  private func turn() async {
    if isBusy {
      await withCheckedContinuation { waiter in
        // Asked again: on the way here the turn may have ended.
        guard !isBusy else { return waiting.append(waiter) }
        isBusy = true
        waiter.resume()
      }
    } else {
      isBusy = true
    }
  }

  private func endTurn() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }
}
