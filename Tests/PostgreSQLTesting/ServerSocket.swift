internal import Foundation
internal import Platform

/// A socket of the kind by which programs reach a server on the same machine.
public final class ServerSocket: Sendable {
  let file: Int32

  /// Takes ownership of `file`.
  init(_ file: Int32) { self.file = file }

  /// One that a server in `folder` would listen at; without `accept` it takes connections and does not
  /// answer.
  public init(listeningIn folder: String) throws {
    file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let isBound = Self.withAddress(in: folder) { bind(file, $0, $1) == 0 && listen(file, 50) == 0 }
    guard isBound else { throw TestServer.Failure(reason: "no socket") }
  }

  /// One that is connected with the server whose socket is in `folder`.
  init(connectedIn folder: String) throws {
    file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.withAddress(in: folder, { connect(file, $0, $1) == 0 }) else {
      throw TestServer.Failure(reason: "no server")
    }
  }

  /// Begins an answer to the first program that connects, of which no more comes, after calling `body`.
  public func beginAnswer(after body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      let program = ServerSocket(accept(file, nil, nil))
      var bytes = [UInt8](repeating: 0, count: 4_096)
      guard read(program.file, &bytes, bytes.count) > 0 else { return }
      body()
      _ = send(program.file, [UInt8(ascii: "R")], 1, Int32(MSG_NOSIGNAL))
      while read(program.file, &bytes, bytes.count) > 0 {}
    }
  }

  deinit { close(file) }

  /// Ends the connection, or stops listening; a thread that waits in `accept` or `recv` returns.
  func shutDown() { shutdown(file, Int32(SHUT_RDWR)) }

  private static func withAddress(
    in folder: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = "\(folder)/.s.PGSQL.5432".utf8CString
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
}
