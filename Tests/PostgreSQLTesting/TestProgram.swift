internal import Platform

/// A program of this package, which was built beside its tests.
public struct TestProgram: Sendable {
  private let path: String

  /// Nil if it was not built.
  public init?(_ name: String) {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return nil }
    let own = String(decoding: bytes.prefix(count), as: UTF8.self)
    path =
      own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/\(name)"
    guard access(path, X_OK) == 0 else { return nil }
  }

  /// Starts it, on a host of a network if given; arguments have no apostrophe, and what it prints comes to
  /// the file `output`.
  public func start(
    _ arguments: [String], on host: TestNetwork.Host? = nil, output: String
  ) -> Child? {
    let words = ([path] + arguments).map { "'\($0)'" }
    let command = [host?.prefix ?? ""] + words
    return Child("exec \(command.joined(separator: " "))", output: output)
  }

  /// What follows `start` in the whole lines of a file.
  public static func lines(of path: String, after start: String) -> [Substring] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 20))
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
  }
}
