#if os(Linux)
  /// Watches files by inotify(7), without polling.
  ///
  /// Writes without system calls, such as to mapped memory, are not noticed.
  public final class InotifyWatch: Sendable {
    private let ticket: Inotify.Ticket

    private static let changes = IN_DELETE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF

    /// Watches the files of these names in an existing folder, and the folder itself.
    ///
    /// `notify` is called on any thread, and may be called once for several changes.
    public init(
      of folder: String, files names: Set<String>, at trigger: WriteTrigger,
      notify: @escaping @Sendable () -> Void
    ) throws(SystemError) {
      let writing =
        switch trigger {
        case .eachWrite: IN_MODIFY | IN_CREATE | IN_MOVED_FROM
        case .closing: IN_CLOSE_WRITE
        }
      ticket = try Inotify.shared.follow(
        folder,
        Inotify.Follower(names: names, mask: UInt32(Self.changes | writing), notify: notify))
    }

    deinit { Inotify.shared.leave(ticket) }
  }
#endif
