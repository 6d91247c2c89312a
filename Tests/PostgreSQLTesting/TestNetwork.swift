internal import Platform
internal import PlatformTesting
internal import Synchronization

/// A network of the tests' own: each of its hosts is a network namespace, which only root can make.
///
/// Nothing outside can reach it, and it ends with this object, or with the process.
public final class TestNetwork: Sendable {
  /// One of the machines of a network.
  public struct Host: Sendable {
    public let name: String
    public let address: String
    /// The namespace.
    let space: String
    fileprivate let folder: String

    /// What a command begins with that runs there.
    public var prefix: String { "ip netns exec \(space)" }

    /// Those of a server that is reached by the network.
    var options: String {
      "-c listen_addresses=\(address) -c ssl=on -c ssl_cert_file=\(folder)/\(name).crt"
        + " -c ssl_key_file=\(folder)/\(name).key"
    }

    /// Lets the other hosts use a server, whose data are in a folder, with TLS only.
    func allowOthers(in data: String) throws {
      try TestNetwork.run(
        """
        for kind in all replication
        do echo "hostssl $kind all \(TestNetwork.addresses)0/24 trust"
        done >>\(data)/pg_hba.conf
        """, in: folder)
    }
  }

  public let hosts: [Host]
  private let temporary: TemporaryFolder
  private let hub: String
  private let keeper: Child

  private static let addresses = "10.77.0."
  private static let made = Atomic(0)

  /// Whether this process may make networks.
  public static let isPossible = (try? TestNetwork("probe")) != nil

  /// Connects hosts of these names, each with a certificate of its own.
  public init(_ names: String...) throws {
    temporary = TemporaryFolder()
    let folder = temporary.path
    let number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    let network = "galbi-\(getpid())-\(number)"
    hub = network
    hosts = names.enumerated().map { index, name in
      Host(
        name: name, address: "\(Self.addresses)\(index + 1)", space: "\(network)-\(name)",
        folder: folder)
    }
    // The shell ends when it is told to, or when this process is gone.
    let spaces = ([network] + hosts.map(\.space)).joined(separator: " ")
    let keeper = Child(
      "read -r _; for space in \(spaces); do ip netns delete $space; done",
      output: "\(folder)/network.log")
    guard let keeper else { throw TestServer.Failure(reason: "no network") }
    self.keeper = keeper
    let owner = TestServer.owner?.user ?? getuid()
    try Self.run(
      """
      set -e
      chmod 711 .
      ip netns add \(hub)
      ip -n \(hub) link add hub type bridge
      ip -n \(hub) link set hub up
      \(Self.key("authority")) -x509 -days 2 -out authority.crt
      """ + "\n"
        + hosts.map { host in
          """
          ip netns add \(host.space)
          ip link add \(host.name) netns \(hub) type veth peer name net netns \(host.space)
          ip -n \(hub) link set \(host.name) master hub up
          ip -n \(host.space) address add \(host.address)/24 dev net
          ip -n \(host.space) link set net up
          ip -n \(host.space) link set lo up
          \(Self.key(host.name)) -out \(host.name).csr
          echo subjectAltName=DNS:\(host.name) >\(host.name).names
          openssl x509 -req -days 2 -in \(host.name).csr -CA authority.crt -CAkey authority.key \
            -CAcreateserial -extfile \(host.name).names -out \(host.name).crt
          chown \(owner) \(host.name).key
          """
        }.joined(separator: "\n"), in: folder)
  }

  /// The file with the certificate by which those of the hosts are verified.
  public var authority: String { "\(temporary.path)/authority.crt" }

  /// Cuts a host off from the others, which is not told to either side, or connects it again.
  public func cut(_ isCut: Bool, off host: Host) throws {
    try Self.run(
      "ip -n \(hub) link set \(host.name) \(isCut ? "down" : "up")", in: temporary.path)
  }

  /// The URI of a database on servers of hosts, of which the first one that takes changes is used.
  public func uri(of database: String, on hosts: Host...) -> String {
    let names = hosts.map(\.name).joined(separator: ",")
    let addresses = hosts.map(\.address).joined(separator: ",")
    return "postgresql:///\(database)?host=\(names)&hostaddr=\(addresses)&user=postgres"
  }

  private static func key(_ name: String) -> String {
    "openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout \(name).key"
      + " -subj /CN=\(name)"
  }

  private static func run(_ commands: String, in folder: String) throws {
    let child = Child("cd \(folder) && {\n\(commands)\n}", output: "\(folder)/network.log")
    guard child?.end() == 0 else { throw TestServer.Failure(reason: "no network") }
  }
}
