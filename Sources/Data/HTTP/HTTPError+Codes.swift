internal import CCurl

extension HTTPError {
  /// The case for a result code of libcurl (https://curl.se/libcurl/c/libcurl-errors.html), nil for
  /// OK.
  init?(code: CURLcode, _ endpoint: Endpoint) {
    switch code {
    case CURLE_OK:
      return nil
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
      CURLE_INTERFACE_FAILED, CURLE_PROXY:
      self = .unreachable(endpoint)
    case CURLE_OPERATION_TIMEDOUT:
      self = .timedOut(endpoint)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_CLIENTCERT, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_ENGINE_NOTFOUND,
      CURLE_USE_SSL_FAILED:
      self = .insecure(endpoint)
    case CURLE_URL_MALFORMAT:
      self = .invalidAddress
    // libcurl takes a response that is not HTTP for HTTP 0.9, an unsupported protocol.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
      CURLE_WRITE_ERROR:
      self = .unreadable(endpoint)
    default:
      self = .cutOff(endpoint)
    }
  }
}
