import Launch
import Phrases
import Platform
import Secrets
import SettingsData
import SettingsDomain
import TerminalUI

/// Runs `galbi config`: prints and changes settings.
@MainActor
struct ConfigRun {
  private let launcher: Launcher
  private let file: SettingsFile
  private let contents: SettingsContents
  private let state: SettingsState

  private static let interrupted: Int32 = 130

  init(_ launcher: Launcher) {
    self.launcher = launcher
    file = launcher.settingsFile
    contents = launcher.settingsContents
    state = launcher.settings(of: contents)
  }

  /// Returns the exit status.
  func run(_ command: ConfigCommand) async -> Int32 {
    switch command {
    case .list: return list()
    case .get(let key):
      launcher.printLine(shown(key, in: state.settings))
      let problems = state.problems.filter { $0.concerns(key) }
      for problem in problems { complain(problem.phrase, 1) }
      return problems.isEmpty ? 0 : 1
    case .set(let key, let value): return await set(key, to: value)
    case .ask(let key): return await ask(key)
    case .path:
      // Programs read the bytes; what a person reads has no control sequences.
      let isRead = isatty(STDOUT_FILENO) == 1
      launcher.printLine(isRead ? ControlCharacters.escaped(file.path) : file.path)
      return 0
    }
  }

  private func list() -> Int32 {
    let rows = SettingKey.allCases.map { ($0.name, shown($0, in: state.settings), origin(of: $0)) }
    let nameColumns = rows.map(\.0.count).max() ?? 0
    let valueColumns = rows.map(\.1.count).max() ?? 0
    for (name, value, origin) in rows {
      launcher.printLine("\(padded(name, nameColumns))  \(padded(value, valueColumns))  \(origin)")
    }
    let faults = [SettingsFileError](
      state.problems, unknown: contents.unknown, UserOverrides(state.customSettings))
    for fault in faults { complain(fault.phrase, 1) }
    return state.problems.isEmpty ? 0 : 1
  }

  /// Without anything that a terminal would take for a command.
  private func shown(_ key: SettingKey, in settings: Settings) -> String {
    ControlCharacters.escaped(settings.shown(key))
  }

  private func origin(of key: SettingKey) -> String {
    switch state.settings.origin(of: key) {
    case .preset: ConfigText.preset.text(launcher.language)
    case .file: ConfigText.file.text(launcher.language)
    case .variable(let name), .option(let name): name
    }
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: columns - text.count)
  }

  private func ask(_ key: SettingKey) async -> Int32 {
    switch launcher.askSecret("\(key.name): ") {
    case .interrupted: return Self.interrupted
    case .unreadable: return complain(ConfigText.unreadable, 1)
    case .secret(let secret):
      let text = secret.withBytes { String(decoding: $0, as: UTF8.self) }
      guard let value = key.kind.value(text) else {
        return complain(SettingsError.badValue(key).phrase, 2)
      }
      guard !value.isEmpty else { return complain(ConfigText.nothingTyped(key), 1) }
      return await set(key, to: value)
    }
  }

  private func set(_ key: SettingKey, to value: String?) async -> Int32 {
    if let value, key.value(value, state.customSettings) == nil {
      return complain(
        UsageError.badSetting(key.name, value: value, expected: key.expected(state.customSettings))
          .phrase,
        2)
    }
    if key == .database, let value, value != SettingKind.unset,
      let fault = DatabaseSetting.fault(of: value)
    {
      return complain(fault, 2)
    }
    do throws(SettingsError) {
      let settings = Settings(file: try await file.change(key, to: value).values)
      launcher.hasChanged = true
      launcher.printLine("\(key.name) = \(shown(key, in: settings))")
    } catch {
      let phrase = error.phrase
      return complain(error.isOfWholeFile ? [phrase, ConfigText.unchanged].joined : phrase, 1)
    }
    if !key.takesEffectAtOnce { complain(ConfigText.nextLaunch, 0) }
    guard let origin = state.settings.override(of: key) else { return 0 }
    return complain(ConfigText.overridden(key, by: origin), 0)
  }

  @discardableResult
  private func complain(_ phrase: Phrase, _ status: Int32) -> Int32 {
    launcher.printError(phrase.text(launcher.language))
    return status
  }
}
