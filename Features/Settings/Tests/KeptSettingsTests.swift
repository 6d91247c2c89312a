import Store
import Testing

@testable import SettingsDomain

/// Reading, changing and following, on settings in memory.
@MainActor
struct KeptSettingsTests {
  private struct State { var settings = SettingsState() }

  private let store = Store(State())
  private let work = FixedSettings([.theme: "day"])
  private let change: ChangeSetting
  private let read: ReadSettings
  private let follow: FollowSettings

  init() {
    let kept = KeptSettings(
      work: work, overrides: [.mouse: Settings.Override("off", from: .option("--no-mouse"))],
      problem: .badVariable("GALBI_LANG", .language), writer: store.writer(\.settings))
    change = makeChangeSetting(kept)
    read = makeReadSettings(kept)
    follow = makeFollowSettings(kept)
  }

  private var state: SettingsState { store.state.settings }

  @Test func `what is kept is read, with what stands before it`() {
    read()
    #expect(state.settings.theme == "day")
    #expect(!state.settings.usesMouse)
    #expect(state.problem == .badVariable("GALBI_LANG", .language))
  }

  @Test func `what cannot be read leaves the presets, and says why`() {
    work.failure = .cannotRead(path: "/a")
    read()
    #expect(state.settings.theme == "night")
    #expect(!state.settings.usesMouse)
    #expect(state.problem == .cannotRead(path: "/a"))
  }

  @Test func `a change is seen and kept; an empty one is the preset`() async throws {
    read()
    try await change(.theme, " PLAIN ")
    #expect(state.settings.theme == "plain")
    try await change(.theme, nil)
    #expect(state.settings.theme == "night")
    try await change(.itsKey, "abcd1234")
    try await change(.itsKey, "")
    #expect(state.settings.secret(.itsKey) == nil)
    #expect(work.changes == ["theme = plain", "theme = ", "its.key = abcd1234", "its.key = "])
  }

  @Test func `a change that cannot be kept is taken back`() async {
    read()
    let shown = Shown(store.stored(\.settings).map(\.settings.theme))
    work.failure = .diskFull
    await #expect(throws: SettingsError.diskFull) { try await change(.theme, "plain") }
    #expect(shown.values == ["day", "plain", "day"])
  }

  @Test func `what would not be seen, or cannot be, is not changed`() async {
    read()
    await #expect(throws: SettingsError.overridden(.mouse, .option("--no-mouse"))) {
      try await change(.mouse, "on")
    }
    await #expect(throws: SettingsError.badValue(.theme)) { try await change(.theme, "dark") }
    #expect(work.changes == [])
  }

  @Test func `of many changes at once the last one is kept`() async throws {
    read()
    work.isSlow = true
    let shown = Shown(store.stored(\.settings).map(\.settings.theme))
    let tasks = ["plain", "night", "day", "plain"].map { value in
      Task.immediate { try await change(.theme, value) }
    }
    #expect(shown.values == ["day", "plain", "night", "day", "plain"])
    work.isSlow = false
    for task in tasks { try await task.value }
    #expect(work.stored == [.theme: "plain"])
    #expect(shown.values == ["day", "plain", "night", "day", "plain"])
  }

  @Test func `what others change is read when it is told`() async {
    read()
    work.onFollow = { work in work.stored = [.theme: "plain"] }
    await follow()
    #expect(state.settings.theme == "plain")
  }
}

/// Remembers every value it was told.
@MainActor
private final class Shown {
  private(set) var values: [String] = []
  private var subscription: Subscription?

  init(_ stored: Stored<String>) {
    subscription = stored.observe { [weak self] in self?.values.append($0) }
  }
}
