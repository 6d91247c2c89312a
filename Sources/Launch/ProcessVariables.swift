import Glibc
import Phrases

/// The environment variables of the process.
enum ProcessVariables {
  /// The value of a variable; nil when unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// The home folder of the user's account, independent of `HOME`.
  static var home: String {
    getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) } ?? "/"
  }

  /// The language of the first of `GALBI_LANG`, `LC_ALL` and `LANG` that is set, or English.
  static func language(_ value: (String) -> String?) -> Language {
    let name = value("GALBI_LANG") ?? value("LC_ALL") ?? value("LANG") ?? ""
    // The language is the whole first part of a locale's name: `kok_IN` is Konkani.
    return Language(rawValue: String(name.prefix { $0.isLetter })) ?? .english
  }
}
