/// The request of one transfer.
struct Request: Sendable {
  var address: Address
  /// Header lines as they are sent.
  let headers: [String]
  let limits: HTTPLimits
  /// When all attempts must have ended.
  let deadline: ContinuousClock.Instant
  let progress: HTTPClient.ProgressHandler?
}
