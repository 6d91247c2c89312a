import TerminalUI

extension UnsafeBufferPointer<Cell> {
  /// The columns from the first to the last difference from an `old` row of the same length,
  /// extended to whole characters; empty if there is none.
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

  /// Compares two cells as eight bytes.
  @inline(__always)
  private func isSame(as other: UnsafeBufferPointer<Cell>, at index: Int) -> Bool {
    let offset = index * MemoryLayout<Cell>.stride
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == UnsafeRawBufferPointer(other).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
