public import Phrases

/// What can go wrong with settings, one case for each thing that the user can do about it.
public enum SettingsError: PhrasedError, Hashable {
  /// The setting does not take the value.
  case badValue(SettingKey)
  /// The setting does not take the value of the variable with this name.
  case badVariable(String, SettingKey)
  /// A change of the file would not be seen.
  case overridden(SettingKey, Settings.Origin)
  /// The file cannot be understood; its first line is 1.
  case broken(path: String, line: Int, BrokenLine)
  case cannotRead(path: String)
  case tooLarge(path: String)
  case cannotWrite(path: String)
  case diskFull
  /// Another Galbi holds the lock of the file.
  case busy

  public var phrase: Phrase {
    switch self {
    case .badValue(let key):
      Phrase(
        ko: "‘\(key.name)’의 값으로 쓸 수 없습니다. 쓸 수 있는 값: \(key.kind.expected.text(.korean)).",
        en: "This cannot be the value of ‘\(key.name)’; it takes "
          + "\(key.kind.expected.text(.english)).")
    case .badVariable(let name, let key):
      Phrase(
        ko: "환경 변수 \(name)의 값을 쓸 수 없어 따르지 않습니다. 쓸 수 있는 값: "
          + "\(key.kind.expected.text(.korean)).",
        en: "The variable \(name) is ignored, since it takes "
          + "\(key.kind.expected.text(.english)).")
    case .overridden(let key, let origin):
      Phrase(
        ko: "‘\(key.title.text(.korean))’의 값은 \(origin.name)이(가) 정하므로 여기서 바꿀 수 없습니다.",
        en: "‘\(key.title.text(.english))’ is set by \(origin.name), so it cannot be changed here.")
    case .broken(let path, let line, let reason):
      Phrase(
        ko: "\(path)의 \(line)번째 줄이 잘못되었습니다: \(reason.phrase.text(.korean)). 고칠 때까지 기본 "
          + "설정을 씁니다.",
        en: "Line \(line) of \(path) is wrong: \(reason.phrase.text(.english)). Until it is mended "
          + "the defaults are used.")
    case .cannotRead(let path):
      Phrase(
        ko: "\(path)을(를) 읽을 수 없어 기본 설정을 씁니다. 권한을 확인하세요.",
        en: "\(path) cannot be read, so the defaults are used; check its permissions.")
    case .tooLarge(let path):
      Phrase(
        ko: "\(path)이(가) 너무 커서 기본 설정을 씁니다. 파일을 고치세요.",
        en: "\(path) is too large, so the defaults are used; mend the file.")
    case .cannotWrite(let path):
      Phrase(
        ko: "\(path)에 쓸 수 없어 설정이 그대로입니다. 폴더의 권한을 확인하세요.",
        en: "\(path) cannot be written, so the setting stays; check the folder's permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차 설정이 그대로입니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so the setting stays; make room and try again.")
    case .busy:
      Phrase(
        ko: "다른 갈비가 설정을 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another Galbi is writing the settings; try again in a moment.")
    }
  }
}
