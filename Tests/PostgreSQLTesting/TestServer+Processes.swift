internal import Platform

extension TestServer {
  /// Stops all processes of the server without ending them, or lets them go on.
  public func freeze(_ isFrozen: Bool) {
    for process in processes { kill(process, isFrozen ? SIGSTOP : SIGCONT) }
  }

  /// Whether the server takes connections, by the last line of its file.
  var isReady: Bool {
    guard let process, !isZombie(process) else { return false }
    return lines(of: "\(data)/postmaster.pid").last?.hasPrefix("ready") ?? false
  }

  /// The number of the server's first process.
  public var process: Int32? { lines(of: "\(data)/postmaster.pid").first.flatMap { Int32($0) } }

  /// The first process and its children.
  var processes: [Int32] {
    guard let process else { return [] }
    let children = lines(of: "/proc/\(process)/task/\(process)/children")
      .flatMap { $0.split(separator: " ").compactMap { Int32($0) } }
    return [process] + children
  }

  func isZombie(_ process: Int32) -> Bool { state(of: process) ?? "Z" == "Z" }

  func isStopped(_ process: Int32) -> Bool { state(of: process) == "T" }

  /// The letter of its state in proc(5); nil if it is gone.
  private func state(of process: Int32) -> Character? {
    lines(of: "/proc/\(process)/stat").first?.split(separator: ") ").last?.first
  }

  func lines(of path: String) -> [Substring] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
  }
}
