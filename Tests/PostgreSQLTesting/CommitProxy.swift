internal import Glibc
internal import Synchronization

/// A socket between a program and its server that breaks connections while they commit.
public final class CommitProxy: Sendable {
  /// What becomes of a COMMIT.
  public enum Fault: Sendable {
    case none
    /// It reaches the server, and the connection breaks before the answer.
    case losesAnswer
    /// It never reaches the server.
    case losesRequest
    /// It reaches the server a moment after the connection to the program is broken.
    case delaysRequest
  }

  /// The folder of the socket.
  public let folder: String
  private let server: String
  private let faults: Mutex<[Fault]>
  private let listener: Int32

  /// Stands before the server whose socket is in the folder `server`; the faults are those of the COMMITs
  /// in their order, and none after them.
  public init(in folder: String, before server: String, _ faults: [Fault]) throws {
    self.folder = folder
    self.server = server
    self.faults = Mutex(faults)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let isBound = Self.withAddress("\(folder)/.s.PGSQL.5432") { [listener] in
      bind(listener, $0, $1) == 0 && listen(listener, 50) == 0
    }
    guard isBound else { throw TestServer.Failure(reason: "no socket") }
    Self.onThread { [weak self, listener] in
      while true {
        let program = accept(listener, nil, nil)
        guard program >= 0, let proxy = self else { return }
        let pair = Pair(program: program, server: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        _ = Self.withAddress("\(proxy.server)/.s.PGSQL.5432") { connect(pair.server, $0, $1) == 0 }
        Self.onThread { proxy.carry(pair) }
        Self.onThread { pair.copyAnswers() }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// A connection of the program and one of the server, closed when nothing reads them any more.
  private final class Pair: Sendable {
    let program: Int32
    let server: Int32

    init(program: Int32, server: Int32) {
      self.program = program
      self.server = server
    }

    deinit {
      close(program)
      close(server)
    }

    func end() {
      shutdown(program, Int32(SHUT_RDWR))
      shutdown(server, Int32(SHUT_RDWR))
    }

    func copyAnswers() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(server, &bytes, bytes.count)
        guard count > 0, send(program, bytes, count, Int32(MSG_NOSIGNAL)) == count else { break }
      }
      end()
    }
  }

  /// Passes on what the program sends, until a COMMIT with a fault.
  private func carry(_ pair: Pair) {
    let (program, server) = (pair.program, pair.server)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let commit = Array("QCOMMIT".utf8)
    while true {
      let count = read(program, &bytes, bytes.count)
      guard count > 0 else { break }
      let part = bytes[..<count]
      let isCommit =
        part.count >= 12 && part[0] == commit[0] && part[5..<11].elementsEqual(commit[1...])
      let fault = isCommit ? faults.withLock { $0.isEmpty ? .none : $0.removeFirst() } : .none
      if fault == .losesRequest { break }
      if fault == .losesAnswer || fault == .delaysRequest { shutdown(program, Int32(SHUT_RDWR)) }
      if fault == .delaysRequest { usleep(300_000) }
      _ = send(server, bytes, count, Int32(MSG_NOSIGNAL))
      if fault != .none {
        // The server does what it was asked before it notices the end.
        usleep(100_000)
        break
      }
    }
    pair.end()
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path.utf8CString
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { target in
      bytes.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func onThread(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    pthread_detach(thread)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
