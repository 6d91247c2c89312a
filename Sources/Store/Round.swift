/// Numbers the deliveries of all stores, so that a slice of two stores can tell them apart.
enum Round {
  @MainActor private(set) static var latest = 0

  @MainActor static func begin() -> Int {
    latest += 1
    return latest
  }
}
