internal import CCurl

/// libcurl as a whole, which must be made ready once before it is used.
enum LibCurl {
  static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
