import Expectations
import SettingsFixtures
import Store
import Testing

@testable import SettingsDomain

/// Reading, changing and following, on settings in memory.
@MainActor
struct KeptSettingsTests {
  private struct State { var settings = SettingsState() }

  private let store = Store(State())
  private let repository = FixedSettings([.theme: "day"])
  private let settings: SettingsUseCases

  init() {
    let kept = KeptSettings(
      repository, overrides: [.mouse: Settings.Override("off", from: .option("--no-mouse"))],
      problem: .badVariable("GALBI_LANG", .language), writer: store.writer(\.settings))
    settings = SettingsUseCases(kept, state: store.stored(\.settings))
  }

  private var state: SettingsState { store.state.settings }

  @Test func `the kept values are read, and overridden`() {
    settings.read()
    expectEqual(state.settings.theme, "day")
    #expect(!state.settings.usesMouse)
    expectEqual(state.problems, [.badVariable("GALBI_LANG", .language)])
  }

  @Test func `if nothing can be read the values are preset, and the state says why`() {
    repository.failure = .cannotRead(path: "/a")
    settings.read()
    expectEqual(state.settings.theme, "system")
    #expect(!state.settings.usesMouse)
    expectEqual(state.problems, [.cannotRead(path: "/a"), .badVariable("GALBI_LANG", .language)])
  }

  @Test func `a change is seen and kept; an empty value is the preset one`() async throws {
    settings.read()
    try await settings.change(.theme, " PLAIN ")
    expectEqual(state.settings.theme, "plain")
    try await settings.change(.theme, nil)
    expectEqual(state.settings.theme, "system")
    try await settings.change(.itsKey, "abcd1234")
    try await settings.change(.itsKey, "")
    expectEqual(state.settings.secret(.itsKey), nil)
    expectEqual(
      repository.changes, ["theme = plain", "theme = ", "its.key = abcd1234", "its.key = "])
  }

  @Test func `a change that cannot be kept is reverted`() async {
    settings.read()
    let shown = Shown(settings.state.map(\.settings.theme))
    repository.failure = .diskFull
    await #expect(throws: SettingsError.diskFull) { try await settings.change(.theme, "plain") }
    expectEqual(shown.values, ["day", "plain", "day"])
  }

  @Test func `an overridden setting and an invalid value are not changed`() async {
    settings.read()
    await #expect(throws: SettingsError.overridden(.mouse, .option("--no-mouse"))) {
      try await settings.change(.mouse, "on")
    }
    await #expect(throws: SettingsError.badValue(.theme)) {
      try await settings.change(.theme, "pink")
    }
    expectEqual(repository.changes, [])
  }

  @Test func `of many changes at once the last value is kept`() async throws {
    settings.read()
    repository.isSlow = true
    let shown = Shown(settings.state.map(\.settings.theme))
    let tasks = ["plain", "night", "day", "plain"].map { value in
      Task.immediate { try await settings.change(.theme, value) }
    }
    expectEqual(shown.values, ["day", "plain", "night", "day", "plain"])
    repository.isSlow = false
    for task in tasks { try await task.value }
    expectEqual(repository.stored, [.theme: "plain"])
    expectEqual(shown.values, ["day", "plain", "night", "day", "plain"])
  }

  @Test func `a change by another program is read`() async {
    settings.read()
    repository.onFollow = { $0.stored = [.theme: "plain"] }
    await settings.observe { await $0() }
    expectEqual(state.settings.theme, "plain")
  }
}

/// Remembers every value that it received.
@MainActor
private final class Shown {
  private(set) var values: [String] = []
  private var subscription: Subscription?

  init(_ stored: Stored<String>) {
    subscription = stored.observe { [weak self] in self?.values.append($0) }
  }
}
