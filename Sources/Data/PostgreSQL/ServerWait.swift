#if PostgreSQL
  internal import Platform
  internal import SQL

  /// Waits for the socket of a connection, until a deadline that each sign of the server renews, or until the
  /// work is cancelled.
  struct ServerWait {
    private let wake: Wake
    /// Until when the current work waits for the server's next sign.
    var deadline: ServerDeadline { didSet { isUnderWay = false } }
    /// Whether the server has given a sign since the deadline was set.
    private var isUnderWay = false
    /// Whether the current work ends although its task is cancelled.
    var isShielded: Bool

    init(until deadline: ServerDeadline, wake: Wake, isShielded: Bool) {
      self.deadline = deadline
      self.wake = wake
      self.isShielded = isShielded
    }

    /// Takes a sign of the server.
    mutating func renew() {
      deadline = deadline.renewed
      isUnderWay = true
    }

    /// Begins the next wait: the time that the program took since the last sign is not the server's.
    mutating func goOn() { if isUnderWay { renew() } }

    /// Returns false after the deadline; throws `interrupted`.
    func isReady(_ socket: Int32, forWriting: Bool) throws(SQLError) -> Bool {
      while true {
        var files = [
          pollfd(fd: socket, events: Int16(forWriting ? POLLOUT | POLLIN : POLLIN), revents: 0),
          // Negative files are not waited for.
          pollfd(fd: isShielded ? -1 : wake.file, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&files, 2, deadline.milliseconds)
        if files[0].revents != 0 { return true }
        if count > 0 { throw .interrupted }
        if deadline.hasPassed { return false }
      }
    }
  }
#endif
