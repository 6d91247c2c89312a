internal import CPlatform

/// Whether reading a file returns at once, with bytes or its end.
public func isReadable(_ file: Int32) -> Bool {
  var (isReady, none) = (false, false)
  files_poll(file, -1, &isReady, &none)
  return isReady
}
