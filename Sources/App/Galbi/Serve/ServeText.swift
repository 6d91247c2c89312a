import Phrases

/// What `galbi serve` says when all is well.
enum ServeText {
  static let holds = Phrase(
    ko: "sshd 설정이 모두 적용되어 있습니다.", en: "All settings of sshd are in effect.")
  static let noLandlock = Phrase(
    ko: "이 커널에는 Landlock이 없어 파일 접근을 갈비가 직접 제한합니다.",
    en: "This kernel has no Landlock, so Galbi alone restricts access to files.")
  static let empty = Phrase(
    ko: "등록된 키가 없습니다. galbi serve --ssh add NAME FILE로 추가해 주세요.",
    en: "No keys yet. Add one with galbi serve --ssh add NAME FILE.")

  static func differs(_ difference: SSHDropIn.Difference) -> Phrase {
    let (name, wanted) = (difference.name, difference.wanted)
    return Phrase(
      ko: "\(name): \(difference.found ?? "없음"), 필요한 값: \(wanted)",
      en: "\(name): \(difference.found ?? "missing"), but should be: \(wanted)")
  }

  static func installed(_ path: String) -> Phrase {
    Phrase(
      ko: "설치했습니다: \(path). galbi serve --ssh add NAME FILE로 키를 추가해 주세요.",
      en: "Installed \(path). Add keys with galbi serve --ssh add NAME FILE.")
  }

  static func uninstalled(_ folder: String) -> Phrase {
    Phrase(
      ko: "sshd 설정과 계정을 삭제했습니다. 키와 프로필은 그대로 있습니다: \(folder)",
      en: "Removed sshd’s settings and the account. Keys and profiles stay in \(folder).")
  }

  static func added(_ name: String) -> Phrase {
    Phrase(ko: "키를 추가했습니다: \(name)", en: "Added a key of “\(name)”.")
  }

  static func removed(_ name: String, folder: String) -> Phrase {
    Phrase(
      ko: "키를 모두 삭제했습니다: \(name). 파일은 그대로 있습니다: \(folder)",
      en: "Removed all keys of “\(name)”. The files stay in \(folder).")
  }
}
