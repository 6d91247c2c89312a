import Launch
import Phrases
import Secrets
import SettingsData
import SettingsDomain

/// Runs `galbi config`: prints and changes settings.
@MainActor
struct ConfigRun {
  private let launcher: Launcher
  private let file: SettingsFile
  private let state: SettingsState

  private static let interrupted: Int32 = 130

  init(_ launcher: Launcher) {
    self.launcher = launcher
    file = SettingsFile(folder: launcher.folders.config)
    state = SettingsState(file, launcher)
  }

  /// Returns the exit status.
  func run(_ command: ConfigCommand) async -> Int32 {
    switch command {
    case .list: return list()
    case .get(let key):
      launcher.printLine(state.settings.shown(key))
      return complain()
    case .set(let key, let value): return await set(key, to: value)
    case .ask(let key): return await ask(key)
    case .path:
      launcher.printLine(file.path)
      return 0
    }
  }

  private func list() -> Int32 {
    let keys = SettingKey.inUse
    let rows = keys.map { ($0.name, state.settings.shown($0), origin(of: $0)) }
    let nameColumns = rows.map(\.0.count).max() ?? 0
    let valueColumns = rows.map(\.1.count).max() ?? 0
    for (name, value, origin) in rows {
      launcher.printLine("\(padded(name, nameColumns))  \(padded(value, valueColumns))  \(origin)")
    }
    for unknown in file.unknownNames() {
      let nearest = nearest(to: unknown.name, among: keys.map(\.name))
      complain(ConfigText.unknown(unknown.name, line: unknown.line, nearest: nearest))
    }
    return complain()
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
    case .unreadable:
      complain(ConfigText.unreadable.phrase)
      return 1
    case .secret(let secret):
      let text = secret.withBytes { String(decoding: $0, as: UTF8.self) }
      guard let value = key.kind.value(text) else {
        complain(SettingsError.badValue(key).phrase)
        return 2
      }
      guard !value.isEmpty else {
        complain(ConfigText.nothingTyped(key))
        return 1
      }
      return await set(key, to: value)
    }
  }

  private func set(_ key: SettingKey, to value: String?) async -> Int32 {
    do throws(SettingsError) {
      let settings = Settings(file: try await file.change(key, to: value))
      launcher.printLine("\(key.name) = \(settings.shown(key))")
    } catch {
      complain(error.phrase)
      return 1
    }
    if let origin = state.settings.override(of: key) {
      complain(ConfigText.overridden(key, by: origin))
    }
    return 0
  }

  /// Prints what is wrong with the settings; returns the exit status.
  private func complain() -> Int32 {
    guard let problem = state.problem else { return 0 }
    complain(problem.phrase)
    return 1
  }

  private func complain(_ phrase: Phrase) { launcher.printError(phrase.text(launcher.language)) }
}
