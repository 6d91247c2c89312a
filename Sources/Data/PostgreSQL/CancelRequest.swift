#if PostgreSQL
  internal import CPostgreSQL
  internal import Dispatch

  /// A request to the server to end a statement, sent on a thread of its own.
  struct CancelRequest: @unchecked Sendable {
    // Used by one thread only, once.
    let pointer: OpaquePointer

    /// Also frees the request.
    func send() {
      DispatchQueue.global(qos: .utility).async {
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(pointer, &message, 256)
        PQfreeCancel(pointer)
      }
    }
  }
#endif
