/// The folder of all profiles that are reached over ssh.
struct ServeFolder {
  static let usual = "/var/lib/galbi"

  let path: String

  /// What sshd and Galbi read the keys from.
  var keys: String { "\(path)/authorized_keys" }
  var profiles: String { "\(path)/profiles" }

  /// What Galbi keeps for a name.
  func data(of name: String) -> String { "\(profiles)/\(name)/data" }

  /// What the sessions of a name hold.
  func sessions(of name: String) -> String { "\(profiles)/\(name)/sessions" }

  /// What the user may import and export: the home folder of the session.
  func files(of name: String) -> String { "\(profiles)/\(name)/files" }

  /// `given` is the option `--data`, which may be relative to the folder `present`.
  ///
  /// - Throws: `badPath`.
  init(_ given: String?, in present: String) throws(ServeError) {
    let path = given ?? Self.usual
    self.path = path.hasPrefix("/") ? path : "\(present)/\(path)"
    guard Self.isPlain(self.path) else { throw .badPath(self.path) }
  }

  /// Whether neither sshd nor a shell finds anything but a path in it.
  static func isPlain(_ path: String) -> Bool {
    path.hasPrefix("/")
      && path.utf8.allSatisfy { byte in
        let scalar = Unicode.Scalar(byte)
        return scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
          || "/._+-".unicodeScalars.contains(scalar)
      }
  }
}
