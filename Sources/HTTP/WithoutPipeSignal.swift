internal import Glibc

/// Runs `body` with SIGPIPE blocked in this thread.
///
/// OpenSSL may write to a connection that the peer has closed, and with `CURLOPT_NOSIGNAL` libcurl
/// leaves the signal to its caller. See https://curl.se/libcurl/c/CURLOPT_NOSIGNAL.html
func withoutPipeSignal(_ body: () -> Void) {
  var pipe = sigset_t()
  var before = sigset_t()
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipe, &before)
  body()
  // A pending signal would be delivered when the thread's mask is restored.
  var none = timespec()
  while sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
