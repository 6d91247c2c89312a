internal import Foundation
internal import Platform
internal import Synchronization

/// A socket between a program and its server that breaks connections while they commit, and counts how
/// often the program waits for an answer.
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
  private let delay: Duration
  private let roundTrips: Int
  private let listener: ServerSocket
  private let link = Link()
  private let waits = Mutex(0)

  /// Stands before a server for programs that use `database`.
  ///
  /// The faults are those of the COMMITs in their order, and none after them. What a program sends is on
  /// its way for `delay`. Each connection gets `roundTrips` answers; whatever it sends afterwards never arrives.
  public init(
    in folder: String, before server: TestServer, _ database: String, _ faults: [Fault],
    delay: Duration = .zero, roundTrips: Int = .max
  ) throws {
    self.folder = folder
    self.server = server
    self.database = database
    self.faults = Mutex(faults)
    self.delay = delay
    self.roundTrips = roundTrips
    listener = try ServerSocket(listeningIn: folder)
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let program = accept(listener.file, nil, nil)
        guard program >= 0, let proxy = self else { return }
        guard let server = try? ServerSocket(connectedIn: proxy.server.folder) else {
          close(program)
          continue
        }
        let pair = Pair(program: program, server: server, link: proxy.link)
        Thread.detachNewThread { proxy.carry(pair) }
        Thread.detachNewThread { pair.copyAnswers() }
      }
    }
  }

  deinit {
    listener.shutDown()
    link.cut(false)
  }

  /// How many round trips there have been since this was asked last.
  public func takeRoundTrips() -> Int {
    waits.withLock { waits in
      defer { waits = 0 }
      return waits
    }
  }

  /// Holds back what is sent in both directions until it passes again, like a network that is cut in two.
  public func cut(_ isCut: Bool) { link.cut(isCut) }

  private final class Link: Sendable {
    private let isCut = Mutex(false)
    private let condition = NSCondition()

    func cut(_ isCut: Bool) {
      condition.withLock { self.isCut.withLock { $0 = isCut } }
      condition.broadcast()
    }

    /// Returns when something that is sent arrives.
    func pass() {
      condition.withLock { while isCut.withLock({ $0 }) { condition.wait() } }
    }
  }

  /// A connection of the program and one of the server, closed when nothing reads them any more.
  private final class Pair: Sendable {
    let program: ServerSocket
    let server: ServerSocket
    let link: Link

    init(program: Int32, server: ServerSocket, link: Link) {
      self.program = ServerSocket(program)
      self.server = server
      self.link = link
    }

    func end() {
      program.shutDown()
      server.shutDown()
    }

    func copyAnswers() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(server.file, &bytes, bytes.count)
        link.pass()
        guard count > 0, send(program.file, bytes, count, Int32(MSG_NOSIGNAL)) == count else {
          break
        }
      }
      end()
    }
  }

  /// Sends parts when they are due; they do not wait for each other.
  private static func longWay(
    to server: ServerSocket
  ) -> AsyncStream<(due: ContinuousClock.Instant, bytes: [UInt8])>.Continuation {
    let way = AsyncStream.makeStream(of: (due: ContinuousClock.Instant, bytes: [UInt8]).self)
    Task {
      for await part in way.stream {
        try? await Task.sleep(until: part.due, clock: .continuous)
        _ = send(server.file, part.bytes, part.bytes.count, Int32(MSG_NOSIGNAL))
      }
    }
    return way.continuation
  }

  /// Passes on what the program sends, until a COMMIT with a fault.
  private func carry(_ pair: Pair) {
    let (program, server) = (pair.program, pair.server)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let commit = Array("QCOMMIT".utf8)
    var messages = ClientMessages()
    var waited = 0
    let way = delay > .zero ? Self.longWay(to: server) : nil
    defer { way?.finish() }
    while true {
      let count = read(program.file, &bytes, bytes.count)
      guard count > 0 else { break }
      link.pass()
      let part = bytes[..<count]
      let waits = messages.take(part)
      self.waits.withLock { $0 += waits }
      waited += waits
      // As if it were still on its way: the connection stays open, and no answer comes.
      if waited > roundTrips { continue }
      let isCommit =
        part.count >= 12 && part[0] == commit[0] && part[5..<11].elementsEqual(commit[1...])
      let fault = isCommit ? faults.withLock { $0.isEmpty ? .none : $0.removeFirst() } : .none
      if fault == .losesRequest { break }
      if fault != .none { program.shutDown() }
      if fault == .delaysRequest { try? self.server.waitForWaiter(in: database) }
      if let way {
        way.yield((.now + delay, Array(part)))
      } else {
        _ = send(server.file, bytes, count, Int32(MSG_NOSIGNAL))
      }
      // The answer, which the program does not get, ends the connection.
      if fault != .none { return }
    }
    pair.end()
  }
}
