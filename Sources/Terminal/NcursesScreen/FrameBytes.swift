import CNcurses

/// What ncurses writes during `body`, which would otherwise reach the terminal in pieces.
@MainActor
func frameBytes(of body: () -> Void) -> [UInt8] {
  ncurses_begin_frame()
  body()
  let count = ncurses_end_frame()
  guard count > 0 else { return [] }
  return Array(unsafeUninitializedCapacity: count) { bytes, initialized in
    initialized = ncurses_take_frame(bytes.baseAddress, count)
  }
}
