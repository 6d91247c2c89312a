/// Has the dispatch source of a signal, which is registered, decide alone what that does.
package func leaveToSource(_ number: Int32) {
  #if canImport(Darwin)
    // Elsewhere the source has a handler of its own, which this would take away.
    signal(number, SIG_IGN)
  #endif
}

/// Whether a signal is ignored, as in programs that `nohup` has started.
package func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Runs `body` with SIGPIPE blocked in this thread.
///
/// OpenSSL may write to a connection that the peer has closed, and with `CURLOPT_NOSIGNAL` libcurl
/// leaves the signal to its caller. See https://curl.se/libcurl/c/CURLOPT_NOSIGNAL.html
public func withoutPipeSignal(_ body: () -> Void) {
  var pipe = sigset_t()
  var before = sigset_t()
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipe, &before)
  body()
  // A pending signal would be delivered when the thread's mask is restored.
  takePending(pipe)
  pthread_sigmask(SIG_SETMASK, &before, nil)
}

#if os(Linux) && !Portable
  private func takePending(_ pipe: sigset_t) {
    var (pipe, none) = (pipe, timespec())
    while sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
  }
#else
  private func takePending(_ pipe: sigset_t) {
    var (pipe, pending, signal) = (pipe, sigset_t(), Int32(0))
    while sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 { sigwait(&pipe, &signal) }
  }
#endif
