public import Testing

/// Records an issue if two values differ, as `#expect(found == expected)` does.
///
/// A test target that asks so compiles in two thirds of the time, since a macro is expanded, parsed and checked
/// again at each place. Of texts and lists of texts it also says the first line that differs.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard found != expected else { return }
  let values = "\(String(describingForTest: found)) is not \(String(describingForTest: expected))"
  let texts = [comment()?.rawValue, values, firstDifference(found, expected)]
  Issue.record(
    Comment(rawValue: texts.compactMap(\.self).joined(separator: "; ")),
    sourceLocation: sourceLocation)
}

/// Where two texts differ first, or two lists of texts; nil for other values, and for single lines.
func firstDifference(_ found: Any, _ expected: Any) -> String? {
  guard let found = lines(found), let expected = lines(expected),
    max(found.count, expected.count) > 1
  else { return nil }
  let same = zip(found, expected).prefix { $0 == $1 }.count
  func line(of lines: [String]) -> String { same < lines.count ? "“\(lines[same])”" : "nothing" }
  return "first in line \(same + 1): \(line(of: found)) is not \(line(of: expected))"
}

private func lines(_ value: Any) -> [String]? {
  if let text = value as? String {
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  return (value as? any Sequence<String>).map { Array($0) }
}
