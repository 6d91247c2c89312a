import Foundation
public import Platform
import Synchronization

/// A service on 127.0.0.1 that answers each connection as a script says, bytes and all.
public final class LoopbackServer: Sendable {
  public let port: UInt16
  private let listener: Int32
  private let received = Mutex<[String]>([])
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  /// The heads of all requests so far.
  public var requests: [String] { received.withLock { $0 } }

  /// - Parameter script: called on a thread of the connection's own when its request is there.
  public init(_ script: @escaping @Sendable (Exchange) -> Void) {
    listener = Self.listen(backlog: 64)
    port = Self.port(of: listener)
    (arrivals, arrival) = AsyncStream.makeStream()
    Thread.detachNewThread { [weak self, listener] in
      var number = 0
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        number += 1
        Thread.detachNewThread { [weak self, number] in
          let exchange = Exchange(descriptor: connection, number: number)
          self?.didReceive(exchange.request)
          script(exchange)
          exchange.close()
        }
      }
      close(listener)
    }
  }

  deinit {
    // Ends `accept`, and with it the thread.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  public func address(_ path: String = "/api") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Waits for the next request that nobody has waited for.
  public func nextRequest() async {
    for await _ in arrivals { break }
  }

  private func didReceive(_ request: String) {
    received.withLock { $0.append(request) }
    arrival.yield()
  }

  /// An address where nobody listens.
  public static func deadAddress() -> String { "http://127.0.0.1:\(deadPort)/api" }

  /// Stays bound, so that no other server gets it, and refuses connections, since nothing listens.
  private static let deadPort = port(of: bound())

  public static func listen(backlog: Int32) -> Int32 {
    let descriptor = bound()
    Platform.listen(descriptor, backlog)
    return descriptor
  }

  private static func bound() -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    withSocketAddress(&address) { bind(descriptor, $0, $1) }
    return descriptor
  }

  public static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    withSocketAddress(&address) { pointer, size in
      var size = size
      return getsockname(descriptor, pointer, &size)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  @discardableResult
  public static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }
}
