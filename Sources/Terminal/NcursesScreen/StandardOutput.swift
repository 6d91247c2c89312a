import Platform

/// Writes text to standard output as a whole; false if writing fails.
@discardableResult
func writeOutput(_ text: String) -> Bool { writeOutput(Array(text.utf8)) }

/// Writes bytes to standard output, in one write if it takes them at once; false if writing fails.
@discardableResult
func writeOutput(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var files = [pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)]
      _ = poll(&files, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
