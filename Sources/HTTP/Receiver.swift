internal import CCurl

/// Takes in what libcurl receives; lives on the thread of one transfer.
final class Receiver {
  private let request: Request
  private(set) var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var headerSize = 0
  /// When the last byte came, or the connection stood; nil before that.
  private(set) var lastSign: ContinuousClock.Instant?

  init(_ request: Request) {
    self.request = request
  }

  /// Lets `handle` report here; must live as long as that.
  func listen(to handle: UnsafeMutableRawPointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    galbi_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    galbi_curl_set_data_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      Receiver.at(context)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
    }
    galbi_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    galbi_curl_set_data_function(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      Receiver.at(context)?.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
        ?? 0
    }
    galbi_curl_set_pointer(handle, CURLOPT_PREREQDATA, context)
    galbi_curl_set_connected_function(handle) { context, _, _, _, _ in
      Receiver.at(context)?.lastSign = .now
      return CURL_PREREQFUNC_OK
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Receiver? {
    context.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns how many bytes it took: all, or none to end the transfer.
  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    lastSign = .now
    guard body.count + bytes.count <= request.limits.size else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: bytes)
    request.progress?(body.count, total)
    return bytes.count
  }

  /// Unknown when the body is compressed: the header counts what is sent.
  private var total: Int? {
    headers["content-encoding"] == nil ? headers["content-length"].flatMap { Int($0) } : nil
  }

  /// Takes one line, with its line break, and returns how many bytes it took.
  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    lastSign = .now
    headerSize += bytes.count
    // A service may send headers without end; the body's limit does not see them.
    guard headerSize <= 262_144 else {
      isTooLarge = true
      return 0
    }
    let line = String(decoding: bytes, as: UTF8.self)
    guard !line.hasPrefix("HTTP/") else {
      headers = [:]
      return bytes.count
    }
    guard let colon = line.firstIndex(of: ":") else { return bytes.count }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingBlanks
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    return bytes.count
  }
}
