/// What the system tells of the processes that run: on Linux by proc(5).
public struct RunningProcess {
  public let number: pid_t

  public init(_ number: pid_t) {
    self.number = number
  }

  #if os(Linux) && !Portable
    /// Its number and when it was started, which no other process has ever; nil if it is not running.
    public var identity: String? {
      guard let text = Self.text("/proc/\(number)/stat"), let end = text.lastIndex(of: ")") else {
        return nil
      }
      // These fields begin with the third one; the start time is the 22nd.
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 19, fields[0] != "Z" else { return nil }
      return "\(number).\(fields[19])"
    }

    /// The name of its program, at most 15 bytes of it; nil if it is not running.
    public var name: String? {
      Self.text("/proc/\(number)/comm").map { String($0.prefix { $0 != "\n" }) }
    }

    /// The first words of the command line of each process.
    public static var commands: [[String]] {
      var found = glob_t()
      defer { globfree(&found) }
      guard glob("/proc/[0-9]*/cmdline", 0, nil, &found) == 0 else { return [] }
      return (0..<Int(found.gl_pathc)).compactMap { index in
        found.gl_pathv[index].flatMap { text(String(cString: $0), limit: 256) }?
          .split(separator: "\0").map(String.init)
      }
    }

    /// Names the space in which processes have their numbers.
    public static var space: String {
      var status = stat()
      return stat("/proc/self/ns/pid", &status) == 0 ? "\(status.st_ino)" : ""
    }

    /// The path of the program that runs, wherever links lead; empty if it is not known.
    public static var program: String {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
        buffer.initialize(repeating: 0)
        guard let start = buffer.baseAddress, readlink("/proc/self/exe", start, Int(PATH_MAX)) >= 0
        else { return "" }
        return String(cString: start)
      }
    }

    /// The files that this process consists of: the program, its loader and its libraries.
    public static var mappedFiles: Set<String> {
      Set(
        (text("/proc/self/maps", limit: 1 << 20) ?? "").split(separator: "\n").compactMap { line in
          line.firstIndex(of: "/").map { String(line[$0...]) }
        })
    }

    /// The first `limit` bytes of a file of proc(5), which has no size.
    private static func text(_ path: String, limit: Int = 4_096) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, filled in
        while filled < limit {
          let count = read(file, bytes.baseAddress?.advanced(by: filled), limit - filled)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          filled += count
        }
      }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  #else
    /// Its number, which another process may have later; nil if it is not running.
    public var identity: String? {
      kill(number, 0) == 0 || errno == EPERM ? "\(number)" : nil
    }

    /// Nil, since POSIX does not tell it.
    public var name: String? { nil }

    /// Empty, since POSIX does not tell them.
    public static var commands: [[String]] { [] }

    public static var space: String { "" }

    /// The path of the program that runs, wherever links lead; empty if it is not known.
    public static var program: String {
      let name = CommandLine.arguments.first ?? ""
      let folders = getenv("PATH").map { String(cString: $0) } ?? ""
      let paths =
        name.contains("/") ? [name] : folders.split(separator: ":").map { "\($0)/\(name)" }
      guard let found = paths.first(where: { access($0, X_OK) == 0 }),
        let real = realpath(found, nil)
      else { return "" }
      defer { free(real) }
      return String(cString: real)
    }
  #endif

  /// Whether `identity` is that of one process only, ever.
  public static var hasUniqueIdentities: Bool {
    #if os(Linux) && !Portable
      true
    #else
      false
    #endif
  }
}
