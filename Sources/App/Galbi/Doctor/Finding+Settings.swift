import Launch
import Platform
import SettingsData
import SettingsDomain
import TerminalUI

extension Finding {
  /// Whether the settings file can be understood.
  @MainActor
  static func settings(_ launcher: Launcher) -> [Finding] {
    let contents = launcher.settingsContents
    let customSettings = UserOverrides(contents.customSettings)
    let lines = [SettingsFileError](
      launcher.settings(of: contents).problems, unknown: contents.unknown, customSettings)
    let faults =
      lines.map { Finding($0.isBroken ? .broken : .note, $0.phrase) }
      + customSettings.themes.flatMap(weaknesses)
    guard faults.isEmpty else { return faults }
    let path = launcher.settingsFile.path
    guard access(path, F_OK) == 0 else {
      return [
        Finding(
          .fine, ko: "설정 파일이 없어 기본값을 사용합니다: \(path)",
          en: "Using defaults, as there is no \(path).")
      ]
    }
    return [.fine(path)]
  }

  /// The roles of a theme that cannot be read well.
  private static func weaknesses(of theme: Theme) -> [Finding] {
    theme.weakRoles.map { role, contrast in
      let tenths = Int(contrast * 10)
      let ratio = "\(tenths / 10).\(tenths % 10)"
      return Finding(
        .note, ko: "테마 ‘\(theme.name)’에서 ‘\(role)’의 명암비가 \(ratio):1입니다. 4.5:1 이상이어야 합니다.",
        en: "“\(role)” in the theme “\(theme.name)” has a contrast of \(ratio):1, below 4.5:1.")
    }
  }
}
