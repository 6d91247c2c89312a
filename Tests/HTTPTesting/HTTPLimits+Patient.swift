public import HTTP

/// Limits that no test reaches; it sets those that it wants to reach.
extension HTTPLimits {
  public static let patient = {
    var limits = HTTPLimits()
    limits.connect = .seconds(600)
    limits.idle = .seconds(600)
    limits.whole = .seconds(600)
    limits.tries = 1
    return limits
  }()
}
