import Secrets
import Store
import Time

/// Hashes PINs, away from the main actor.
public protocol PINHasher: Sendable {
  func hash(_ pin: PIN) async throws(SessionError) -> String

  /// Whether it can check PINs with this hash, which another kind of system may have made.
  func knows(_ hash: String) -> Bool

  func matches(_ pin: PIN, _ hash: String) async -> Bool
}

extension SessionModel {
  func unlock(_ typed: Secret) async throws(SessionError) {
    try await check(typed)
    guard !Task.isCancelled else { return }
    let account = try repository.account()
    try repository.enter()
    writer.update { state in
      state.receive(account)
      state.stage = .open
    }
  }

  func remainingWait() async throws(SessionError) -> Int64 {
    let account = try repository.account()
    guard account.pin != nil, account.attempts.wait > 0 else { return 0 }
    let now = clock.now
    guard account.attempts.since > now else {
      var attempts = account.attempts
      return attempts.remaining(at: now)
    }
    // The clock was set back, so the wait begins again, and that is kept.
    return try await repository.change { $0.attempts.remaining(at: now) }
  }

  func setPIN(_ wanted: Secret, current: Secret?) async throws(SessionError) {
    let pin = try PIN(wanted)
    if try repository.account().pin != nil {
      guard let current else {
        // Another Galbi has set it.
        writer.update { $0.hasPIN = true }
        throw .needsCurrentPIN
      }
      try await check(current)
    }
    let hash = try await hasher.hash(pin)
    try await keep(hash)
  }

  func removePIN(_ current: Secret) async throws(SessionError) {
    try await check(current)
    try await keep(nil)
  }

  private func keep(_ hash: String?) async throws(SessionError) {
    guard !Task.isCancelled else { return }
    try await repository.change { account in
      account.pin = hash
      account.attempts = Attempts()
    }
    writer.update { $0.hasPIN = hash != nil }
  }

  /// Throws unless `typed` is the PIN, or the profile has no PIN.
  private func check(_ typed: Secret) async throws(SessionError) {
    let pin = try PIN(typed)
    let now = clock.now
    // The try counts before it is checked, so that ending the program meanwhile gains nothing.
    switch try await repository.change({ $0.beginTry(at: now) }) {
    case .noPIN: return
    case .wait(let milliseconds): throw .mustWait(milliseconds)
    case .check(let hash, let attempts):
      guard hasher.knows(hash) else {
        try await repository.change { $0.attempts = Attempts() }
        throw .foreignHash
      }
      guard await hasher.matches(pin, hash) else {
        throw attempts.left > 0 ? .wrongPIN(left: attempts.left) : .mustWait(attempts.wait)
      }
      try await repository.change { $0.attempts = Attempts() }
    }
  }
}
