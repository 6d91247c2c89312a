internal import CCurl

/// The request of one transfer.
struct Request: Sendable {
  var address: Address
  /// Header lines as they are sent.
  let headers: [String]
  /// What is posted; nil for a request that only gets.
  let body: [UInt8]?
  let limits: HTTPLimits
  let now: @Sendable () -> ContinuousClock.Instant
  /// When all attempts must have ended, but for one that receives a body.
  let deadline: ContinuousClock.Instant
  /// Whether a response that refuses the request is returned.
  let keepsRefusals: Bool
  /// Whether no connection is made to this machine or to a network of its own.
  let reachesPublicOnly: Bool
  let progress: HTTPClient.ProgressHandler?
}

extension Request {
  /// Sets the options of libcurl, except for headers and the limits that the transfer enforces.
  func configure(_ handle: UnsafeMutableRawPointer) {
    func set(_ option: CURLoption, _ value: Int) { galbi_curl_set_long(handle, option, value) }
    func set(_ option: CURLoption, _ text: String) { galbi_curl_set_text(handle, option, text) }

    set(CURLOPT_URL, address.url)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    if let body {
      // The size goes first, since libcurl copies so many bytes.
      galbi_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
      body.withUnsafeBufferPointer {
        _ = galbi_curl_set_pointer(
          handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: $0.baseAddress))
      }
    }
    if address.isLoopback { set(CURLOPT_NOPROXY, "*") }
    // Sizes are counted after decompression, which catches decompression bombs.
    set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
    galbi_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.size))
    set(CURLOPT_CONNECTTIMEOUT_MS, Int(max(1, limits.connect.milliseconds)))
    // The client checks redirects itself.
    set(CURLOPT_FOLLOWLOCATION, 0)
    // No signals, and no waiting for the name resolution of a cancelled transfer.
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_NOPROGRESS, 1)
  }
}
