/// Finds the few of many moves at which something fails.
struct Shrinking {
  /// So often it may try.
  private var tries: Int

  init(tries: Int) {
    self.tries = tries
  }

  /// A short list of numbers, from those below `count`, at which `fails` says true; nil if it finds
  /// none.
  ///
  /// The shortest tail that fails, without what can be left out of it.
  mutating func shortest(
    below count: Int, fails: ([Int]) async -> Bool
  ) async -> [Int]? {
    guard var numbers = await tail(of: count, fails: fails) else { return nil }
    var chunk = numbers.count / 2
    while chunk > 0 {
      var start = 0
      while start < numbers.count {
        var fewer = numbers
        fewer.removeSubrange(start..<min(start + chunk, fewer.count))
        if await tryOnce(fewer, fails: fails) { numbers = fewer } else { start += chunk }
      }
      chunk /= 2
    }
    return numbers
  }

  private mutating func tail(of count: Int, fails: ([Int]) async -> Bool) async -> [Int]? {
    var length = 1
    while true {
      let numbers = Array(max(count - length, 0)..<count)
      if await tryOnce(numbers, fails: fails) { return numbers }
      if length >= count { return nil }
      length *= 2
    }
  }

  private mutating func tryOnce(
    _ numbers: [Int], fails: ([Int]) async -> Bool
  ) async -> Bool {
    guard tries > 0 else { return false }
    tries -= 1
    return await fails(numbers)
  }
}
