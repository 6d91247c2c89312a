/// Has the dispatch source of a signal, which is registered, decide alone what that does.
package func leaveToSource(_ number: Int32) {
  #if canImport(Darwin)
    // Elsewhere the source has a handler of its own, which this would take away.
    signal(number, SIG_IGN)
  #endif
}
