internal import Foundation
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
    /// The connection to the program breaks, and it reaches the server when the program's next question
    /// waits for the end of its transaction.
    case delaysRequest
  }

  /// The folder of the socket.
  public let folder: String
  private let server: TestServer
  private let database: String
  private let faults: Mutex<[Fault]>
  private let listener: ServerSocket

  /// Stands before a server for programs that use `database`; the faults are those of the COMMITs in their
  /// order, and none after them.
  public init(
    in folder: String, before server: TestServer, _ database: String, _ faults: [Fault]
  ) throws {
    self.folder = folder
    self.server = server
    self.database = database
    self.faults = Mutex(faults)
    listener = try ServerSocket(listeningIn: folder)
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let program = accept(listener.file, nil, nil)
        guard program >= 0, let proxy = self else { return }
        guard let server = try? ServerSocket(connectedIn: proxy.server.folder) else {
          close(program)
          continue
        }
        let pair = Pair(program: program, server: server)
        Thread.detachNewThread { proxy.carry(pair) }
        Thread.detachNewThread { pair.copyAnswers() }
      }
    }
  }

  deinit { listener.shutDown() }

  /// A connection of the program and one of the server, closed when nothing reads them any more.
  private final class Pair: Sendable {
    let program: ServerSocket
    let server: ServerSocket

    init(program: Int32, server: ServerSocket) {
      self.program = ServerSocket(program)
      self.server = server
    }

    func end() {
      program.shutDown()
      server.shutDown()
    }

    func copyAnswers() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(server.file, &bytes, bytes.count)
        guard count > 0, send(program.file, bytes, count, Int32(MSG_NOSIGNAL)) == count else {
          break
        }
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
      let count = read(program.file, &bytes, bytes.count)
      guard count > 0 else { break }
      let part = bytes[..<count]
      let isCommit =
        part.count >= 12 && part[0] == commit[0] && part[5..<11].elementsEqual(commit[1...])
      let fault = isCommit ? faults.withLock { $0.isEmpty ? .none : $0.removeFirst() } : .none
      if fault == .losesRequest { break }
      if fault != .none { program.shutDown() }
      if fault == .delaysRequest { try? self.server.waitForWaiter(in: database) }
      _ = send(server.file, bytes, count, Int32(MSG_NOSIGNAL))
      // The answer, which the program does not get, ends the connection.
      if fault != .none { return }
    }
    pair.end()
  }
}
