internal import CPlatform

/// Overwrites memory with zeros, which the compiler does not leave out.
public func eraseMemory(_ start: UnsafeMutableRawPointer, _ count: Int) {
  erase_memory(start, count)
}
