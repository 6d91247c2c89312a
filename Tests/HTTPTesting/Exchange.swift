import Platform

/// One connection to a `LoopbackServer`, after its request has come.
public struct Exchange: Sendable {
  private let descriptor: Int32
  /// Counted from 1 over the life of the server.
  public let number: Int
  /// All up to the empty line.
  public let request: String
  /// What was posted.
  public let body: [UInt8]

  init(descriptor: Int32, number: Int) {
    self.descriptor = descriptor
    self.number = number
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(descriptor, &byte, 1, 0) == 1 {
      head.append(byte)
      // A handshake of TLS, which has no empty line.
      if head == [0x16] { break }
    }
    request = String(decoding: head, as: UTF8.self)
    let length = request.split(separator: "Content-Length: ").dropFirst().first
    let size = length.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    var body: [UInt8] = []
    while body.count < size, recv(descriptor, &byte, 1, 0) == 1 { body.append(byte) }
    self.body = body
  }

  /// Where the client thinks that it is.
  public var port: String {
    String(request.split(separator: "Host: 127.0.0.1:").last?.prefix { $0.isNumber } ?? "")
  }

  /// False when the client has gone.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Platform.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// A whole answer.
  public func answer(_ status: String = "200 OK", headers: [String] = [], body: [UInt8]) {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers
    send((lines + ["", ""]).joined(separator: "\r\n"))
    send(body)
  }

  public func answer(_ status: String = "200 OK", headers: [String] = [], _ body: String = "{}") {
    answer(status, headers: headers, body: Array(body.utf8))
  }

  /// Says nothing more until the client goes.
  public func fallSilent() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  /// Sends blanks, one every 10 ms, unless the client goes.
  public func trickle(count: Int = .max) {
    var client = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var sent = 0
    while sent < count, poll(&client, 1, 10) == 0, send(" ") { sent += 1 }
  }

  public func close() {
    Platform.close(descriptor)
  }
}
