import Platform

/// Nanoseconds on a clock that never goes back.
func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The nanoseconds of `body`, for each of the `count` equal parts that it does.
@MainActor
func time(per count: Int = 1, _ body: () throws -> Void) rethrows -> Double {
  let start = now()
  try body()
  return Double(now() - start) / Double(count)
}

/// The nanoseconds of `body`, for each of the `count` equal parts that it does.
@MainActor
func time(per count: Int = 1, _ body: () async throws -> Void) async rethrows -> Double {
  let start = now()
  try await body()
  return Double(now() - start) / Double(count)
}

/// What a measure adds its results to, so that none is computed in vain.
@MainActor var sink = 0
