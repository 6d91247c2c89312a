#if os(Linux)
  internal import Dispatch
  internal import Synchronization

  /// Receives the kernel's events of folders.
  ///
  /// One per process, since the number of inotify instances per user is limited.
  final class Inotify: Sendable {
    static let shared = Inotify()

    /// The files and events to report, and the function to call.
    struct Follower: Sendable {
      let names: Set<String>
      let mask: UInt32
      let notify: @Sendable () -> Void

      fileprivate func isConcerned(by event: InotifyEvent) -> Bool {
        // An event without a name concerns the folder itself.
        event.name.isEmpty || event.mask & mask != 0 && names.contains(event.name)
      }
    }

    /// Identifies a follower, to remove it.
    struct Ticket: Sendable {
      fileprivate let watch: Int32
      fileprivate let number: Int
    }

    private struct State {
      var descriptor: Int32 = -1
      /// By watch descriptor and number.
      var followers: [Int32: [Int: Follower]] = [:]
      var count = 0
      // Only its type is not Sendable: libdispatch lets any thread use a source.
      nonisolated(unsafe) var source: (any DispatchSourceRead)?
    }

    private let state = Mutex(State())

    private init() {}

    /// Adds a follower of an existing folder.
    func follow(_ folder: String, _ follower: Follower) throws(SystemError) -> Ticket {
      let result = state.withLock { state -> Result<Ticket, SystemError> in
        guard open(&state) else { return .failure(SystemError()) }
        let mask = follower.mask | UInt32(IN_ONLYDIR | IN_MASK_ADD)
        let watch = inotify_add_watch(state.descriptor, folder, mask)
        guard watch >= 0 else { return .failure(SystemError()) }
        state.count += 1
        state.followers[watch, default: [:]][state.count] = follower
        return .success(Ticket(watch: watch, number: state.count))
      }
      return try result.get()
    }

    func leave(_ ticket: Ticket) {
      state.withLock { state in
        guard state.followers[ticket.watch]?.removeValue(forKey: ticket.number) != nil,
          state.followers[ticket.watch]?.isEmpty == true
        else { return }
        state.followers[ticket.watch] = nil
        inotify_rm_watch(state.descriptor, ticket.watch)
      }
    }

    /// Starts inotify if needed; false, with the reason in `errno`, if the system refuses.
    private func open(_ state: inout State) -> Bool {
      if state.descriptor >= 0 { return true }
      state.descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard state.descriptor >= 0 else { return false }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: state.descriptor, queue: DispatchQueue(label: "galbi.watch", qos: .utility))
      source.setEventHandler { [weak self] in self?.drain() }
      source.activate()
      state.source = source
      return true
    }

    /// Reads all pending events, and notifies each follower concerned once.
    private func drain() {
      var concerned: [Int: Follower] = [:]
      let descriptor = state.withLock { $0.descriptor }
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
        while case let length = read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
          var rest = UnsafeRawBufferPointer(rebasing: buffer[..<length])
          while let event = InotifyEvent(&rest) {
            state.withLock { state in
              let all =
                event.watch < 0
                ? Array(state.followers.values) : [state.followers[event.watch] ?? [:]]
              for (number, follower) in all.joined() where follower.isConcerned(by: event) {
                concerned[number] = follower
              }
              // The kernel has removed the watch of a folder that is gone.
              if event.mask & UInt32(IN_IGNORED) != 0 { state.followers[event.watch] = nil }
            }
          }
        }
      }
      for follower in concerned.values { follower.notify() }
    }
  }
#endif
