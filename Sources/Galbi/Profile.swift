import Glibc

/// Whose data these are: one folder each.
struct Profile {
  /// The name of its folder.
  let id = "default"
  /// What the user is called: the full name that the system knows, else the login name.
  let name: String

  init(variable: (String) -> String?) {
    let entry = getpwuid(getuid())?.pointee
    let fullName = entry.flatMap { $0.pw_gecos.map { String(cString: $0) } }?
      .prefix { $0 != "," }
    let login = variable("USER") ?? entry.map { String(cString: $0.pw_name) }
    name = fullName.flatMap { $0.isEmpty ? nil : String($0) } ?? login ?? "galbi"
  }
}
