#if PostgreSQL
  internal import CPostgreSQL

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
      // An address decides where the connection goes; a name is then only verified.
      let hosts = (self["hostaddr"] ?? self["host"] ?? "").split(
        separator: ",", omittingEmptySubsequences: false)
      return hosts.allSatisfy { host in
        host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost"
          || host == "::1" || Self.isLoopback(host)
      }
    }

    /// The servers and the database, for messages.
    var name: String {
      let hosts = (self["host"] ?? self["hostaddr"] ?? "").split(
        separator: ",", omittingEmptySubsequences: false)
      let ports = (self["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
      let servers = hosts.enumerated().map { index, host in
        let port = ports.count > 1 ? ports[min(index, ports.count - 1)] : ports.first ?? ""
        return port.isEmpty ? "\(host)" : "\(host):\(port)"
      }
      let server = self["service"] ?? servers.joined(separator: ",")
      return "\(server)/\(self["dbname"] ?? "")"
    }

    private static func isLoopback(_ host: Substring) -> Bool {
      let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
      return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
  }
#endif
