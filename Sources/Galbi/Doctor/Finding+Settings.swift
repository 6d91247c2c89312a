import Glibc
import Launch
import SettingsData
import SettingsDomain
import TerminalUI

extension Finding {
  /// Whether the settings file can be understood.
  @MainActor
  static func settings(_ launcher: Launcher) -> [Finding] {
    if let problem = launcher.settings.problem { return [Finding(.broken, problem.phrase)] }
    let file = launcher.settingsFile
    let unknown = file.unknownNames().map {
      Finding(.note, ConfigText.unknown($0.name, line: $0.line))
    }
    let customs = Customs(file.customs)
    let faults =
      unknown + customs.problems.map { Finding(.broken, $0) }
      + customs.conflicts.map { Finding(.note, $0) } + customs.themes.flatMap(weaknesses)
    guard faults.isEmpty else { return faults }
    guard access(file.path, F_OK) == 0 else {
      return [
        Finding(
          .fine, ko: "설정 파일이 없어 기본값을 사용합니다: \(file.path)",
          en: "Using defaults, as there is no \(file.path).")
      ]
    }
    return [.fine(file.path)]
  }

  /// The roles of a theme that cannot be read well.
  private static func weaknesses(of theme: Theme) -> [Finding] {
    theme.weakRoles.map { role, contrast in
      let tenths = Int(contrast * 10)
      let ratio = "\(tenths / 10).\(tenths % 10)"
      return Finding(
        .note, ko: "테마 ‘\(theme.name)’의 ‘\(role)’ 색 대비가 \(ratio):1로 4.5:1보다 낮습니다.",
        en: "‘\(role)’ in the theme ‘\(theme.name)’ has a contrast of \(ratio):1, below 4.5:1.")
    }
  }
}
