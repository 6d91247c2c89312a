import SettingsDomain

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

  /// The ports to which a session connects; nil where its user may name others.
  var ports: [UInt16]? {
    guard Self.addresses.allSatisfy({ value(of: $0) != nil }) else { return nil }
    // Of the web, also where pictures are, and of names.
    return [80, 443, 53] + Self.addresses.compactMap { value(of: $0) }.flatMap(Self.ports)
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

  /// The port of each host of an address; the preset ones are allowed in any case, but for a database.
  private static func ports(of address: String) -> [UInt16] {
    let scheme = address.prefix { $0 != ":" }
    let place = address.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    let hosts = place.split(separator: "@").last?.split(separator: ",") ?? []
    return (scheme.hasPrefix("postgres") ? [5432] : [])
      + hosts.compactMap { host in
        let end = host.lastIndex(of: "]") ?? host.startIndex
        return host[end...].lastIndex(of: ":").flatMap { UInt16(host[host.index(after: $0)...]) }
      }
  }
}
