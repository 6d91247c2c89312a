internal import CCurl

/// Collects the headers and the body that libcurl receives, on the thread of one transfer.
final class Receiver {
  private let request: Request
  private(set) var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var headerSize = 0
  /// When the last byte arrived or the connection was made; nil before that.
  private(set) var lastActivity: ContinuousClock.Instant?
  /// Becomes true if an address that is not public was asked for and may not be reached; libcurl has
  /// its address until the handle is cleaned up, which the receiver outlives.
  let refusal: UnsafeMutablePointer<Bool>

  init(_ request: Request) {
    self.request = request
    refusal = .allocate(capacity: 1)
    refusal.initialize(to: false)
  }

  deinit { refusal.deallocate() }

  /// Sets the callbacks of `handle`, which must not outlive the receiver.
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
      if let receiver = Receiver.at(context) { receiver.lastActivity = receiver.request.now() }
      return CURL_PREREQFUNC_OK
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Receiver? {
    context.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Appends to the body; returns the number of bytes taken, or 0 to end the transfer.
  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    lastActivity = request.now()
    guard body.count + bytes.count <= request.limits.size else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: bytes)
    request.progress?(body.count, total)
    return bytes.count
  }

  /// The size of the body; nil when it is compressed, since `Content-Length` counts compressed
  /// bytes.
  private var total: Int? {
    headers["content-encoding"] == nil ? headers["content-length"].flatMap { Int($0) } : nil
  }

  /// Parses one header line; returns the number of bytes taken, or 0 to end the transfer.
  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    lastActivity = request.now()
    headerSize += bytes.count
    // The limit of the body does not cover a service that sends endless headers.
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
    let value = line[line.index(after: colon)...].trimmingWhitespace
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    return bytes.count
  }
}
