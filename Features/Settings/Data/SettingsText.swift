import SettingsDomain

/// The text of the settings file: lines of `name = value`, comments, and settings of later versions;
/// a change leaves all other lines as they are.
struct SettingsText {
  /// The values of the known settings.
  private(set) var values: [SettingKey: String] = [:]
  /// The rebound keys and the colours of own themes.
  private(set) var customs: [CustomSetting] = []
  /// The unknown names, with their lines from 1.
  private(set) var unknown: [(line: Int, name: String)] = []
  private var lines: [Substring]
  private var places: [SettingKey: Int] = [:]

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  /// The first line that cannot be understood, from 1.
  struct Fault: Error, Equatable {
    let line: Int
    let reason: BrokenLine
  }

  init(_ text: String) throws(Fault) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Substring.init)
    for (index, line) in lines.enumerated() { try take(line, at: index) }
    // A theme may be defined behind the line that chooses it.
    if let line = places[.theme], let theme = values[.theme],
      SettingKey.theme.value(theme, customs) == nil
    {
      throw Fault(line: line + 1, reason: .badValue(.theme))
    }
  }

  /// Sets a value in its line, or in a new one at the end; removes the line for nil.
  mutating func set(_ key: SettingKey, to value: String?) {
    let place = places[key]
    switch (value, place) {
    case (let value?, let place?): lines[place] = "\(key.name) = \(value)\(ending(of: place))"
    case (let value?, nil): append("\(key.name) = \(value)", as: key)
    case (nil, let place?):
      lines.remove(at: place)
      places[key] = nil
      for (other, line) in places where line > place { places[other] = line - 1 }
    case (nil, nil): return
    }
    values[key] = value
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func take(_ line: Substring, at index: Int) throws(Fault) {
    var scalars = line.unicodeScalars[...]
    if index == 0, scalars.first == Self.byteOrderMark { scalars.removeFirst() }
    let content = SettingKind.trimmed(scalars)
    guard let first = content.first, first != "#" else { return }
    guard let equals = content.firstIndex(of: "="), equals > content.startIndex else {
      throw Fault(line: index + 1, reason: .notASetting)
    }
    let name = String(Substring(SettingKind.trimmed(content[..<equals])))
    guard let key = SettingKey(rawValue: name) else {
      guard !CustomSetting.isName(name) else {
        let value = SettingKind.trimmed(content[content.index(after: equals)...])
        customs.append(
          CustomSetting(line: index + 1, name: name, value: String(Substring(value))))
        return
      }
      unknown.append((index + 1, name))
      return
    }
    if let former = places[key] {
      throw Fault(line: index + 1, reason: .twice(key, firstLine: former + 1))
    }
    places[key] = index
    let text = SettingKind.trimmed(content[content.index(after: equals)...])
    guard !text.isEmpty else { return }
    // One that is no choice may be the user's own.
    if key == .theme, key.kind.value(String(Substring(text))) == nil {
      values[key] = String(Substring(text))
      return
    }
    guard let value = key.kind.value(String(Substring(text))) else {
      throw Fault(line: index + 1, reason: .badValue(key))
    }
    values[key] = value
  }

  private mutating func append(_ line: String, as key: SettingKey) {
    // After the last line break there is an empty line.
    if lines.last?.isEmpty ?? true { lines.removeLast() }
    let ending = lines.last.map { $0.unicodeScalars.last == "\r" ? "\r" : "" } ?? ""
    places[key] = lines.count
    lines.append("\(line)\(ending)")
    lines.append("")
  }

  private func ending(of place: Int) -> String {
    lines[place].unicodeScalars.last == "\r" ? "\r" : ""
  }
}
