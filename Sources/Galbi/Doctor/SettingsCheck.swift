import Glibc
import Launch
import Phrases
import SettingsData
import SettingsDomain

/// Checks whether the settings file can be understood.
@MainActor
struct SettingsCheck {
  private let launcher: Launcher

  private static let subject = Phrase(ko: "설정", en: "settings")

  init(_ launcher: Launcher) {
    self.launcher = launcher
  }

  var findings: [Finding] {
    let file = SettingsFile(folder: launcher.folders.config)
    if let problem = SettingsState(file, launcher).problem {
      return [.broken(Self.subject, problem.phrase)]
    }
    let unknown = file.unknownNames().map { name in
      let nearest = nearest(to: name.name, among: SettingKey.inUse.map(\.name))
      return Finding.note(
        Self.subject, ConfigText.unknown(name.name, line: name.line, nearest: nearest))
    }
    return unknown.isEmpty ? [Self.finding(of: file.path)] : unknown
  }

  private static func finding(of path: String) -> Finding {
    guard access(path, F_OK) == 0 else {
      return .fine(
        subject,
        Phrase(ko: "\(path) 파일이 없어 기본 설정입니다.", en: "As they are preset: there is no \(path)."))
    }
    return .fine(subject, Phrase(ko: path, en: path))
  }
}
