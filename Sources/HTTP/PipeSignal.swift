internal import Glibc

/// Does `body` on a thread on which no SIGPIPE ends the program.
///
/// OpenSSL writes to connections that the other side has closed, and libcurl without signals
/// leaves the consequences to its caller. See https://curl.se/libcurl/c/CURLOPT_NOSIGNAL.html
func withoutPipeSignal(_ body: () -> Void) {
  var pipe = sigset_t()
  var before = sigset_t()
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipe, &before)
  body()
  // One that waits would be delivered when the thread's mask is given back.
  var none = timespec()
  while sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
