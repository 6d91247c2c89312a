public import Testing

/// Records an issue if two values differ, as `#expect(found == expected)` does.
///
/// A test target that asks so compiles in two thirds of the time, since a macro is expanded, parsed and checked
/// again at each place; so the place, too, is made of literals. Of texts and lists of texts it also says the first
/// line that differs.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) {
  guard found != expected else { return }
  report(
    found, expected, comment(),
    at: SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: 1))
}

/// The same, of a place that a test hands to what it calls.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, at place: SourceLocation
) {
  if found != expected { report(found, expected, nil, at: place) }
}

private func report<Value>(
  _ found: Value, _ expected: Value, _ comment: Comment?, at place: SourceLocation
) {
  let values = "\(String(describingForTest: found)) is not \(String(describingForTest: expected))"
  let texts = [comment?.rawValue, values, firstDifference(found, expected)]
  Issue.record(
    Comment(rawValue: texts.compactMap(\.self).joined(separator: "; ")), sourceLocation: place)
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
