#if PostgreSQL
  internal import CPostgreSQL
  internal import Platform

  /// Options of a connection by their keywords, without empty ones.
  struct ConnectionOptions {
    private var values: [String: String] = [:]

    /// Nil if the text is neither a URI nor a list of options.
    init?(parsing text: String) {
      var message: UnsafeMutablePointer<CChar>?
      let options = PQconninfoParse(text, &message)
      defer { PQfreemem(message) }
      guard let options else { return nil }
      self.init(options)
    }

    /// Those that a connection uses, from its address, a service file and the environment.
    init?(of handle: OpaquePointer) {
      guard let options = PQconninfo(handle) else { return nil }
      self.init(options)
    }

    private init(_ options: UnsafeMutablePointer<PQconninfoOption>) {
      defer { PQconninfoFree(options) }
      var option = options
      while let keyword = option.pointee.keyword {
        if let value = option.pointee.val, value.pointee != 0 {
          values[String(cString: keyword)] = String(cString: value)
        }
        option += 1
      }
    }

    subscript(_ keyword: String) -> String? { values[keyword] }

    /// Whether every server is on this machine: a socket, or a loopback address.
    ///
    /// A service file may name others.
    var isLocal: Bool {
      places.allSatisfy { place in
        // An address decides where the connection goes; the name is then only verified.
        let host = place.address.isEmpty ? place.host : place.address
        return host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost"
          || host == "::1" || Self.isLoopback(host)
      }
    }

    /// The servers and the database, for messages.
    var name: String {
      let servers = places.map { place in
        let host = place.host.isEmpty ? place.address : place.host
        return place.port.isEmpty ? "\(host)" : "\(host):\(place.port)"
      }
      return "\(self["service"] ?? servers.joined(separator: ","))/\(self["dbname"] ?? "")"
    }

    /// The options that choose each server alone, in their order; those of all at once, which are none, where
    /// they only make sense together.
    var servers: [[(String, String)]] {
      let places = places
      // An empty option does not take the place of another one.
      let kinds = places.map { [$0.host.isEmpty, $0.address.isEmpty, $0.port.isEmpty] }
      guard places.count > 1, Set(kinds).count == 1,
        self["target_session_attrs"] != "prefer-standby"
      else {
        return [[]]
      }
      return places.map { place in
        [("host", place.host), ("hostaddr", place.address), ("port", place.port)]
          .map { ($0, String($1)) }
      }
    }

    /// The options that lead to each server by each of its public addresses; nil if one has none.
    ///
    /// What a name resolves to is said to libpq, which does not ask again.
    func publicServers(
      resolving addresses: (String) -> [String] = publicAddresses
    ) -> [(String, String)]? {
      let found = places.map { place in
        addresses(String(place.address.isEmpty ? place.host : place.address))
          .map { (host: place.host, address: $0, port: place.port) }
      }
      // A service file could name others.
      guard self["service"] == nil, !found.isEmpty, !found.contains(where: \.isEmpty) else {
        return nil
      }
      let servers = found.joined()
      return [
        ("host", servers.map(\.host).joined(separator: ",")),
        ("hostaddr", servers.map(\.address).joined(separator: ",")),
        ("port", servers.map(\.port).joined(separator: ",")),
      ]
    }

    /// The TCP ports of the servers; nil if a service file may name others.
    var ports: [UInt16]? {
      guard self["service"] == nil else { return nil }
      return places.compactMap { $0.port.isEmpty ? 5432 : UInt16($0.port) }
    }

    /// The servers as their lists give them.
    private var places: [(host: Substring, address: Substring, port: Substring)] {
      let (hosts, addresses, ports) = (list("host"), list("hostaddr"), list("port"))
      func entry(_ index: Int, of list: [Substring]) -> Substring {
        index < list.count ? list[index] : ""
      }
      return (0..<max(hosts.count, addresses.count)).map { index in
        // One port is that of all.
        (
          entry(index, of: hosts), entry(index, of: addresses),
          ports.count == 1 ? ports[0] : entry(index, of: ports)
        )
      }
    }

    private func list(_ keyword: String) -> [Substring] {
      (self[keyword] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    }

    private static func isLoopback(_ host: Substring) -> Bool {
      let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
      return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
  }
#endif
