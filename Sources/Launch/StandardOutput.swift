import Glibc

/// Writes all of `text`, however large, and whoever reads it.
func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}
