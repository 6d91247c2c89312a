/// What a transfer brought, whatever its status.
struct Reply: Sendable {
  let response: HTTPResponse
  /// The address that it is sent on to.
  let redirect: String?
  /// In seconds.
  let retryAfter: Int?
}
