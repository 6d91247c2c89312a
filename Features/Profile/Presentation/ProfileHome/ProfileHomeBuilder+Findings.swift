import Editing
import Phrases
import RIBs
import SessionDomain
public import SettingsDomain
import Store
public import TerminalUI

/// What Ctrl-P finds of the profile.
extension ProfileHomeBuilder {
  /// The lines of the profile, which are selected there, and the values of settings, which `set` sets.
  public func findings(
    set: @escaping @MainActor (SettingKey, SettingChoice) -> Void
  ) -> FinderSource {
    .listed(ProfileText.setting) { [session, settings] in
      var model = ProfileHome.Model()
      (model.session, model.settings) = (session.state.value, settings.state.value)
      model.isUnfolded = true
      return model.list.rows.enumerated().flatMap { row, line in
        [finding(of: line, at: row)] + values(of: line, set: set)
      }
    }
  }

  private func finding(of line: ProfileLine, at row: Int) -> FinderItem {
    let restoration: RestorationState = ["id": line.id, "above": "\(row)"]
    return FinderItem(
      line.title, detail: line.value, words: [line.item.name] + line.item.words,
      target: .place("\(NavigationPath(Link(["profile"]), restoration))"))
  }

  private func values(
    of line: ProfileLine, set: @escaping @MainActor (SettingKey, SettingChoice) -> Void
  ) -> [FinderItem] {
    guard case .setting(let key) = line.item,
      case .choice(let choices) = key.kind(settings.state.value.customSettings)
    else { return [] }
    return choices.map { choice in
      let title = [key.title, choice.title].joined(separator: ": ")
      let isSet = settings.current[key] == choice.value
      return FinderItem(
        title, detail: isSet ? ProfileText.isSet : nil,
        words: [choice.value] + choice.words, target: .action { set(key, choice) })
    }
  }
}

extension ProfileItem {
  /// What else the line is called.
  fileprivate var words: [String] {
    switch self {
    case .pin, .removePIN: ["PIN", "비밀번호", "암호", "password", "passcode"]
    case .lock: ["PIN", "화면 잠금", "lock the screen"]
    case .name: ["사용자 이름", "user name", "my name"]
    case .signOut: ["로그아웃", "log out"]
    case .erase: ["삭제", "delete"]
    case .servers: ["서버", "주소", "servers", "API"]
    case .setting(let key): key.words
    }
  }
}

extension SettingKey {
  /// What else the setting is called.
  fileprivate var words: [String] {
    switch self {
    case .language: ["한국어", "English", "말"]
    case .theme: ["화면 색", "appearance"]
    case .colors: ["colors", "색상"]
    case .mouse: ["클릭", "click"]
    case .bell: ["소리", "알림음", "sound", "beep"]
    case .region: ["나라", "국가", "country"]
    case .escapeDelay: ["ESCDELAY"]
    case .autoLock: ["화면 잠금 시간", "screen lock"]
    case .location: ["위치", "location"]
    case .peopleURL, .moviesURL, .highwayURL, .itsURL, .gyeonggiURL, .placesURL:
      ["서비스 주소", "service address", "URL"]
    case .database, .databasePassword: ["PostgreSQL"]
    case .moviesKey, .highwayKey, .itsKey, .gyeonggiKey, .placesKey:
      ["인증키", "서비스 키", "API key", "service key"]
    }
  }
}

extension SettingChoice {
  /// What else the value is called.
  fileprivate var words: [String] {
    switch value {
    case "night": ["dark", "dark theme", "어두운 테마", "다크 모드"]
    case "day": ["light", "light theme", "밝은 테마", "라이트 모드"]
    case "plain": ["monochrome", "흑백"]
    case "ko": ["Korean", "한글"]
    case "en": ["영어"]
    default: []
    }
  }
}
