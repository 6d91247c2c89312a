import Glibc

/// Whose data these are: one folder each.
struct Profile {
  /// The name of its folder.
  let id = "default"
  /// What the user is called: the full name that the system knows, else the login name.
  let name: String

  init(variable: (String) -> String?) {
    let account = getpwuid(getuid())?.pointee
    let login = account.map { String(cString: $0.pw_name) }
    let fullName = account.flatMap { $0.pw_gecos.map { String(cString: $0) } }?
      .prefix { $0 != "," }
    // The full name is that of the account, which may not be who the environment says it is.
    if let user = variable("USER"), user != login {
      name = user
    } else if let fullName, !fullName.isEmpty {
      name = String(fullName)
    } else {
      name = login ?? "galbi"
    }
  }
}
