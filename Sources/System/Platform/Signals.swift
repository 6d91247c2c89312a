/// Has the dispatch source of a signal, which is registered, decide alone what that does.
package func leaveToSource(_ number: Int32) {
  #if canImport(Darwin)
    // Elsewhere the source has a handler of its own, which this would take away.
    signal(number, SIG_IGN)
  #endif
}

/// Whether a signal is ignored, as in programs that `nohup` has started.
package func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
