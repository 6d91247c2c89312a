import Phrases
import SettingsDomain

/// Something wrong with a line of the settings file.
struct SettingsFileError: Equatable {
  /// From 1; 0 for all of the file.
  let line: Int
  /// Whether the line has no effect.
  let isBroken: Bool
  let phrase: Phrase

  init(line: Int, isBroken: Bool, _ phrase: Phrase) {
    self.line = line
    self.isBroken = isBroken
    self.phrase = phrase
  }

  fileprivate init(_ error: SettingsError) {
    self.init(line: error.line ?? 0, isBroken: true, error.phrase)
  }
}

extension [SettingsFileError] {
  /// Those of a file, in the order of its lines; `problems` are also those of variables.
  init(
    _ problems: [SettingsError], unknown: [(line: Int, name: String)] = [],
    _ customSettings: UserOverrides
  ) {
    let unknown = unknown.map {
      SettingsFileError(line: $0.line, isBroken: false, ConfigText.unknown($0.name, line: $0.line))
    }
    let all =
      problems.map(SettingsFileError.init) + unknown + customSettings.problems
      + customSettings.conflicts
    self = all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
