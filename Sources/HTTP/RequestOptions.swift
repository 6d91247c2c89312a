internal import CCurl

extension Request {
  /// Tells libcurl what to do, except for the headers.
  ///
  /// The limits that the transfer itself minds are not here.
  func configure(_ handle: UnsafeMutableRawPointer) {
    func set(_ option: CURLoption, _ value: Int) { galbi_curl_set_long(handle, option, value) }
    func set(_ option: CURLoption, _ text: String) { galbi_curl_set_text(handle, option, text) }

    set(CURLOPT_URL, address.url)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    if address.isLoopback { set(CURLOPT_NOPROXY, "*") }
    // Counted after decompression, so a small bomb is caught as well.
    set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
    galbi_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.size))
    set(CURLOPT_CONNECTTIMEOUT_MS, Int(max(1, limits.connect.milliseconds)))
    // Redirects are judged by the client.
    set(CURLOPT_FOLLOWLOCATION, 0)
    // Neither signals nor waiting for a look-up that nobody needs any more.
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_NOPROGRESS, 1)
  }
}
