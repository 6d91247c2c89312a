import Glibc

/// Who the system says is at the terminal.
enum SystemUser {
  /// What the user is called: the full name that the system knows, else the login name.
  static func name(variable: (String) -> String?) -> String {
    let account = getpwuid(getuid())?.pointee
    let login = account.map { String(cString: $0.pw_name) }
    let fullName = account.flatMap { $0.pw_gecos.map { String(cString: $0) } }?
      .prefix { $0 != "," }
    // The full name is that of the account, which may not be who the environment says it is.
    if let user = variable("USER"), user != login { return user }
    if let fullName, !fullName.isEmpty { return String(fullName) }
    return login ?? "galbi"
  }
}
