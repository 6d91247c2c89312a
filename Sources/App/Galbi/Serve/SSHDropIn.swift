/// The part of sshd's configuration that lets users into Galbi and nowhere else.
struct SSHDropIn {
  /// The path of Galbi.
  let program: String
  let folder: ServeFolder

  /// The account of all who log in.
  static let user = "galbi"
  /// By this a file is known as one of Galbi's.
  static let head = "# Written by galbi serve --ssh."

  /// In the order of the file.
  var directives: [(name: String, value: String)] {
    [
      ("ForceCommand", "exec \(program) serve --ssh session --data \(folder.path)"),
      // Who is let in: the keys of the list, by no other way.
      ("AuthenticationMethods", "publickey"),
      ("PubkeyAuthentication", "yes"),
      ("PasswordAuthentication", "no"),
      ("KbdInteractiveAuthentication", "no"),
      ("HostbasedAuthentication", "no"),
      ("GSSAPIAuthentication", "no"),
      ("AuthorizedKeysFile", folder.keys),
      ("AuthorizedKeysCommand", "none"),
      ("AuthorizedPrincipalsFile", "none"),
      ("AuthorizedPrincipalsCommand", "none"),
      ("TrustedUserCAKeys", "none"),
      // Tells the session by which key its user has logged in.
      ("ExposeAuthInfo", "yes"),
      // What a connection is for: one terminal.
      ("PermitTTY", "yes"),
      ("MaxSessions", "1"),
      ("DisableForwarding", "yes"),
      ("AllowTcpForwarding", "no"),
      ("AllowStreamLocalForwarding", "no"),
      ("AllowAgentForwarding", "no"),
      ("X11Forwarding", "no"),
      ("PermitTunnel", "no"),
      ("PermitOpen", "none"),
      ("PermitListen", "none"),
      ("GatewayPorts", "no"),
      ("PermitUserRC", "no"),
      // In a Match block it takes the place of what stands before; no client sends such a variable.
      ("AcceptEnv", "GALBI_NOTHING"),
      // Ends connections that are dead, idle, or without a session.
      ("ClientAliveInterval", "30"),
      ("ClientAliveCountMax", "4"),
      ("ChannelTimeout", "session*=8h"),
      ("UnusedConnectionTimeout", "60"),
    ]
  }

  /// The file.
  var text: String {
    """
    \(Self.head) Needs OpenSSH 9.2.
    Match User \(Self.user)
    \(directives.map { "  \($0.name) \($0.value)\n" }.joined())Match all

    """
  }

  /// A directive that does not hold for the user.
  struct Difference: Equatable {
    let name: String
    let wanted: String
    /// Nil without one.
    let found: String?
  }

  /// What differs in the configuration that sshd has for the user, as `sshd -T` prints it.
  func differences(from effective: String) -> [Difference] {
    var found: [String: [String]] = [:]
    for line in effective.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      found[words[0].lowercased(), default: []].append(words.count > 1 ? words[1] : "")
    }
    // It cannot stand in a Match block.
    let all = directives + [("PermitUserEnvironment", "no")]
    return all.compactMap { name, wanted in
      // What was built without a way to log in does not print it.
      guard let values = found[name.lowercased()] ?? (wanted == "no" ? ["no"] : nil) else {
        return Difference(name: name, wanted: wanted, found: nil)
      }
      guard values != [wanted] else { return nil }
      return Difference(name: name, wanted: wanted, found: values.joined(separator: ", "))
    }
  }
}
