import HTTP
import SettingsDomain

#if PostgreSQL
  import PostgreSQL
#endif

/// The services that the administrator has fixed for all sessions, by variables that sshd sets (`SetEnv`).
///
/// A user cannot change their addresses, which may be in a private network.
struct FixedServices {
  let variable: (String) -> String?

  /// Of the environment of a session.
  var variables: [String] {
    (Self.addresses + keys).compactMap { key in
      guard let name = key.variable, let value = value(of: key) else { return nil }
      return "\(name)=\(value)"
    }
  }

  /// The ports to which a session connects; nil where its user, or a file, may name others.
  var ports: [UInt16]? {
    // Of the web, also where pictures are, and of names.
    var all: [UInt16] = [80, 443, 53]
    for key in Self.addresses {
      guard let value = value(of: key), let ports = Self.ports(of: value, key.kind) else {
        return nil
      }
      all += ports
    }
    return all
  }

  private static let addresses = SettingKey.allCases.filter {
    #if PostgreSQL
      if $0.kind == .database { return true }
    #endif
    return $0.kind == .address
  }

  /// A key only together with the address that gets it: a user could give another one.
  private var keys: [SettingKey] {
    Self.addresses.filter { value(of: $0) != nil }.compactMap {
      SettingKey(rawValue: $0.name.replacing(".url", with: ".key"))
    }
    .filter(\.isSecret)
  }

  private func value(of key: SettingKey) -> String? {
    key.variable.flatMap(variable).flatMap { key.kind.value($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Nil if they are not known.
  private static func ports(of address: String, _ kind: SettingKind) -> [UInt16]? {
    #if PostgreSQL
      if kind == .database {
        guard let address = try? ServerAddress(address) else { return [] }
        return address.ports
      }
    #endif
    return webPort(of: address).map { [$0] } ?? []
  }
}
