import Glibc
import Phrases

/// The environment of the process.
enum ProcessVariables {
  /// Nil when unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// The home that the account has, whatever `HOME` says.
  static var home: String {
    getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) } ?? "/"
  }

  /// What the first of `GALBI_LANG`, `LC_ALL` and `LANG` that is set asks for; English if it is
  /// neither.
  static func language(_ value: (String) -> String?) -> Language {
    let name = value("GALBI_LANG") ?? value("LC_ALL") ?? value("LANG") ?? ""
    // The rest of a locale's name is no part of its language: `kok_IN` is Konkani.
    return Language(rawValue: String(name.prefix { $0.isLetter })) ?? .english
  }
}
