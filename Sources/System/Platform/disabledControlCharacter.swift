/// Disables a control character in the mode of a terminal (`_POSIX_VDISABLE`).
#if canImport(Darwin)
  public let disabledControlCharacter: cc_t = 0xff
#else
  public let disabledControlCharacter: cc_t = 0
#endif
