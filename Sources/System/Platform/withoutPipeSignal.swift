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
