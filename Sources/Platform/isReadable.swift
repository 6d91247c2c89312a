internal import CPlatform

/// Whether reading a file returns at once, with bytes or its end.
public func isReadable(_ file: Int32) -> Bool {
  var ready = [false, false]
  files_poll([file, -1], &ready)
  return ready[0]
}
