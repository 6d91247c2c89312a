import Phrases
import Platform

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

  /// The language of the first variable that is set of `<PROGRAM>_LANG`, `LC_ALL` and `LANG`; English
  /// by default.
  static func language(of program: String, _ value: (String) -> String?) -> Language {
    let name = value("\(program.uppercased())_LANG") ?? value("LC_ALL") ?? value("LANG") ?? ""
    // The rest of a locale's name is no part of its language: `kok_IN` is Konkani.
    return Language(rawValue: String(name.prefix { $0.isLetter })) ?? .english
  }
}
