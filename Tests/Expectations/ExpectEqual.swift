public import Testing

/// Records an issue if two values differ, as `#expect(found == expected)` does.
///
/// A test target that asks so compiles in half the time, since a macro is expanded, parsed and checked again
/// at each place. Of texts and lists it says the first line or element that differs, too.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard found != expected else { return }
  let said = [
    comment()?.rawValue, "\(String(reflecting: found)) is not \(String(reflecting: expected))",
  ]
  let text = (said + [firstDifference(found, expected)]).compactMap { $0 }.joined(separator: "; ")
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// Where two texts differ first, or two lists of texts; nil for other values.
func firstDifference(_ found: Any, _ expected: Any) -> String? {
  guard let found = lines(found), let expected = lines(expected),
    max(found.count, expected.count) > 1
  else { return nil }
  let same = zip(found, expected).prefix { $0 == $1 }.count
  func line(of lines: [String]) -> String { same < lines.count ? "“\(lines[same])”" : "nothing" }
  return "first in line \(same + 1): \(line(of: found)) is not \(line(of: expected))"
}

private func lines(_ value: Any) -> [String]? {
  value as? [String]
    ?? (value as? String)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
