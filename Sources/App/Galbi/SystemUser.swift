import Platform

/// The user at the terminal, as the system knows them.
enum SystemUser {
  /// The full name of the user, else the login name.
  static func name(variable: (String) -> String?) -> String {
    let account = getpwuid(getuid())?.pointee
    let login = account.map { String(cString: $0.pw_name) }
    let fullName = account.flatMap { $0.pw_gecos.map { String(cString: $0) } }?
      .prefix { $0 != "," }
    // The full name belongs to the account, which may differ from the user in the environment.
    if let user = variable("USER"), user != login { return user }
    if let fullName, !fullName.isEmpty { return String(fullName) }
    return login ?? "galbi"
  }
}
