/// What a transfer shall do.
struct Request: Sendable {
  var address: Address
  /// As they are sent.
  let headers: [String]
  let limits: HTTPLimits
  /// When all tries must have ended.
  let deadline: ContinuousClock.Instant
  let progress: HTTPClient.Progress?
}
