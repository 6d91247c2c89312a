import TerminalUI

extension UnsafeBufferPointer<Cell> {
  /// From the first column in which this row differs from an `old` one of its length to the last one,
  /// with the whole of the characters there; empty when it does not.
  func changes(from old: UnsafeBufferPointer<Cell>) -> Range<Int> {
    var start = 0
    var end = count
    while start < end, isSame(as: old, at: start) { start += 1 }
    while start < end, isSame(as: old, at: end - 1) { end -= 1 }
    guard start < end else { return start..<end }
    while start > 0, old[start].columns == 0 || self[start].columns == 0 { start -= 1 }
    while end < count, old[end].columns == 0 || self[end].columns == 0 { end += 1 }
    return start..<end
  }

  /// Compares two cells as the eight bytes that they are.
  @inline(__always)
  private func isSame(as other: UnsafeBufferPointer<Cell>, at index: Int) -> Bool {
    let offset = index * MemoryLayout<Cell>.stride
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == UnsafeRawBufferPointer(other).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
