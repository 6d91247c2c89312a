#if os(Linux) && !Portable
  internal import CLandlock
  internal import Platform
#endif

/// Holds the process to some files by the kernel, where it has Landlock; where that knows the network, it
/// also listens at no TCP port.
public struct FileSandbox {
  /// The folders beneath which files can be changed, and those beneath which they can be read.
  public let writable, readable: [String]
  /// The TCP ports to which it can connect; nil for all.
  public let ports: [UInt16]?

  public init(writable: [String], readable: [String], ports: [UInt16]? = nil) {
    self.writable = writable
    self.readable = readable
    self.ports = ports
  }

  #if os(Linux) && !Portable
    /// Whether the kernel has what this needs.
    public static var isPossible: Bool { landlock_version() > 0 }

    /// Whether the kernel knows rules for ports too.
    public static var knowsPorts: Bool { landlock_has_network() }

    /// Holds this thread, and what takes its place, to the files; false if the kernel does not.
    ///
    /// No program can be started but this one. A path that does not exist is left out.
    public func enter() -> Bool {
      guard Self.isPossible else { return true }
      let rules = landlock_begin(ports != nil)
      guard rules >= 0 else { return false }
      defer { close(rules) }
      return writable.allSatisfy { landlock_allow(rules, $0, landlock_may_write) }
        && readable.allSatisfy { landlock_allow(rules, $0, landlock_may_read) }
        && RunningProcess.mappedFiles.allSatisfy {
          landlock_allow(rules, $0, landlock_may_map)
        }
        && (ports ?? []).allSatisfy { landlock_allow_port(rules, $0) }
        && landlock_enforce(rules)
    }
  #else
    public static var isPossible: Bool { false }

    public static var knowsPorts: Bool { false }

    public func enter() -> Bool { true }
  #endif
}
