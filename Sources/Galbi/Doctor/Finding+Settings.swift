import Glibc
import Launch
import SettingsData
import SettingsDomain

extension Finding {
  /// Whether the settings file can be understood.
  @MainActor
  static func settings(_ launcher: Launcher) -> [Finding] {
    if let problem = launcher.settings.problem { return [Finding(.broken, problem.phrase)] }
    let file = launcher.settingsFile
    let unknown = file.unknownNames().map {
      Finding(.note, ConfigText.unknown($0.name, line: $0.line))
    }
    guard unknown.isEmpty else { return unknown }
    guard access(file.path, F_OK) == 0 else {
      return [
        Finding(
          .fine, ko: "\(file.path) 파일이 없어 기본 설정입니다.",
          en: "As they are preset: there is no \(file.path).")
      ]
    }
    return [.fine(file.path)]
  }
}
