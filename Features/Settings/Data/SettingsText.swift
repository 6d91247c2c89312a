import SettingsDomain

/// The text of the settings file: lines of `name = value`, comments, and settings of later versions;
/// a change leaves all other lines as they are.
struct SettingsText {
  /// The values of the known settings.
  private(set) var values: [SettingKey: String] = [:]
  /// The rebound keys and the colours of own themes.
  private(set) var customSettings: [CustomSetting] = []
  /// The unknown names, with their lines from 1.
  private(set) var unknown: [(line: Int, name: String)] = []
  /// The lines that cannot be understood and so have no effect.
  private(set) var faults: [Fault] = []
  private var lines: [Substring]
  /// Where each setting stands; the first place has its value.
  private var places: [SettingKey: [Int]] = [:]

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
  /// What stands for bytes that are not UTF-8.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// A line that cannot be understood, from 1.
  struct Fault: Equatable {
    let line: Int
    let reason: BrokenLine
  }

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Substring.init)
    for (index, line) in lines.enumerated() { take(line, at: index) }
    // A theme may be defined behind the line that chooses it.
    if let line = places[.theme]?.first, let theme = values[.theme],
      SettingKey.theme.value(theme, customSettings) == nil
    {
      values[.theme] = nil
      faults.append(Fault(line: line + 1, reason: .badValue(.theme, own: customSettings.themes)))
      faults.sort { $0.line < $1.line }
    }
  }

  /// Whether a line may hold a secret, also one that is not valid.
  var namesSecret: Bool { places.keys.contains(where: \.isSecret) }

  /// Sets a value in its line, or in a new one at the end; removes the line for nil, and other lines
  /// of the same setting.
  mutating func set(_ key: SettingKey, to value: String?) {
    var old = places[key] ?? []
    if let value {
      let line = "\(key.name) = \(value)"
      if old.isEmpty {
        append(line)
      } else {
        let place = old.removeFirst()
        lines[place] = "\(line)\(ending(of: place))"
      }
    }
    for place in old.reversed() { lines.remove(at: place) }
    self = SettingsText(text)
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func take(_ line: Substring, at index: Int) {
    var scalars = line.unicodeScalars[...]
    if index == 0, scalars.first == Self.byteOrderMark { scalars.removeFirst() }
    let content = SettingKind.trimmed(scalars)
    guard let first = content.first, first != "#" else { return }
    let isText = !content.contains(Self.replacement)
    guard let equals = content.firstIndex(of: "="), equals > content.startIndex else {
      return faults.append(Fault(line: index + 1, reason: isText ? .notASetting : .notText(nil)))
    }
    let name = String(Substring(SettingKind.trimmed(content[..<equals])))
    let key = SettingKey(rawValue: name)
    guard isText else {
      key.map { places[$0, default: []].append(index) }
      return faults.append(Fault(line: index + 1, reason: .notText(key)))
    }
    guard let key else {
      guard !CustomSetting.isName(name) else {
        let value = SettingKind.trimmed(content[content.index(after: equals)...])
        customSettings.append(
          CustomSetting(line: index + 1, name: name, value: String(Substring(value))))
        return
      }
      unknown.append((index + 1, name))
      return
    }
    places[key, default: []].append(index)
    if let first = places[key]?.first, first != index {
      return faults.append(Fault(line: index + 1, reason: .twice(key, firstLine: first + 1)))
    }
    let text = SettingKind.trimmed(content[content.index(after: equals)...])
    guard !text.isEmpty else { return }
    // One that is no choice may be the user's own.
    if key == .theme, key.kind.value(String(Substring(text))) == nil {
      values[key] = String(Substring(text))
      return
    }
    guard let value = key.kind.value(String(Substring(text))) else {
      return faults.append(Fault(line: index + 1, reason: .badValue(key)))
    }
    values[key] = value
  }

  private mutating func append(_ line: String) {
    // After the last line break there is an empty line.
    if lines.last?.isEmpty ?? true { lines.removeLast() }
    let ending = lines.last.map { $0.unicodeScalars.last == "\r" ? "\r" : "" } ?? ""
    lines.append("\(line)\(ending)")
    lines.append("")
  }

  private func ending(of place: Int) -> String {
    lines[place].unicodeScalars.last == "\r" ? "\r" : ""
  }
}
