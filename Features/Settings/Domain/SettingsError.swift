public import Phrases

/// What can go wrong with settings, one case for each thing that the user can do about it.
public enum SettingsError: PhrasedError, Hashable {
  /// The setting does not take the value.
  case badValue(SettingKey)
  /// The setting does not take the value of the variable with this name.
  case badVariable(String, SettingKey)
  /// A change of the file would not be seen.
  case overridden(SettingKey, Settings.Origin)
  /// A line of the file, from 1, cannot be understood.
  case broken(path: String, line: Int, BrokenLine)
  /// The file has bytes in a line, from 1, that are not UTF-8.
  case notText(path: String, line: Int)
  case cannotRead(path: String)
  case tooLarge(path: String)
  case cannotWrite(path: String)
  case diskFull
  /// Another Galbi holds the lock of the file.
  case busy

  public var phrase: Phrase {
    switch self {
    case .badValue(let key):
      Phrase.composed(
        ko: "‘\(key.title)’ 설정에 쓸 수 없는 값입니다. 사용할 수 있는 값: \(key.kind.expected)",
        en: "This is not valid for “\(key.title)”. Use \(key.kind.expected).")
    case .badVariable(let name, let key):
      Phrase(
        ko: "환경 변수 \(name)의 값이 올바르지 않아 무시합니다. 사용할 수 있는 값: \(key.kind.expected.text(.korean))",
        en:
          "The environment variable \(name) is not valid and is ignored. Use "
          + "\(key.kind.expected.text(.english))."
      )
    case .overridden(let key, let origin):
      Phrase.composed(
        ko: "‘\(key.title)’ 설정은 \(origin.name)에서 정한 값이라 여기서 바꿀 수 없습니다.",
        en: "“\(key.title)” is set by \(origin.name) and can’t be changed here.")
    case .broken(_, let line, let reason):
      BrokenLine.ignored(line: line, because: reason.phrase)
    case .notText(let path, let line):
      Phrase(
        ko: "파일이 UTF-8 텍스트가 아닙니다: \(path), \(line)번째 줄.",
        en: "\(path) is not UTF-8 text (line \(line)).")
    case .cannotRead(let path):
      Phrase(
        ko: "파일을 읽을 수 없습니다: \(path). 권한을 확인해 주세요.",
        en: "\(path) can’t be read. Check its permissions.")
    case .tooLarge(let path):
      Phrase(
        ko: "파일이 너무 큽니다: \(path). 파일을 확인해 주세요.",
        en: "\(path) is too large. Check the file.")
    case .cannotWrite(let path):
      Phrase(
        ko: "파일에 저장할 수 없어 설정을 바꾸지 않았습니다: \(path). 폴더의 권한을 확인해 주세요.",
        en: "\(path) can’t be written, so the setting is unchanged. Check the folder’s permissions."
      )
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 설정을 바꾸지 않았습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full, so the setting is unchanged. Free up space and try again.")
    case .busy:
      Phrase(
        ko: "실행 중인 다른 갈비에서 설정을 저장하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another copy of Galbi is saving settings. Try again in a moment.")
    }
  }
}

extension SettingsError {
  /// What is wrong, where nothing takes the place of what it concerns.
  public var cause: Phrase {
    switch self {
    case .badVariable(let name, let key):
      Phrase(
        ko: "환경 변수 \(name)의 값이 올바르지 않습니다. 사용할 수 있는 값: \(key.kind.expected.text(.korean))",
        en:
          "The environment variable \(name) is not valid. Use \(key.kind.expected.text(.english)).")
    default: phrase
    }
  }

  /// Whether the file as a whole cannot be read, so that it was not changed either.
  public var isOfWholeFile: Bool {
    switch self {
    case .notText, .cannotRead, .tooLarge: true
    default: false
    }
  }

  /// The line of the file that it is about; nil for all of the file, or for something else.
  public var line: Int? {
    if case .broken(_, let line, _) = self { line } else { nil }
  }

  /// Whether it can be why this setting is not as the user has set it.
  public func concerns(_ key: SettingKey) -> Bool {
    switch self {
    case .badValue(let other), .badVariable(_, let other), .overridden(let other, _),
      .broken(_, _, .badValue(let other, _)), .broken(_, _, .twice(let other, _)):
      other == key
    case .broken(_, _, .notText(let other)): other == nil || other == key
    case .broken(_, _, .notASetting): false
    case .notText, .cannotRead, .tooLarge, .cannotWrite, .diskFull, .busy: true
    }
  }
}

extension [Phrase] {
  /// The first of several things that are wrong, how many more there are, and where they are said; nil
  /// for none.
  public var firstWithRest: Phrase? {
    guard let first, count > 1 else { return first }
    return Phrase.composed(
      ko: "\(first) 이 밖에 \(count - 1)건이 더 있습니다. galbi doctor를 실행해 주세요.",
      en: "\(first) \(count - 1) more. Run galbi doctor.")
  }
}
