/// Lets tasks that were woken go on until they sleep again.
///
/// A task that is woken goes through the language's pool before it is back on the main actor, and
/// so does each yield; this many come after it, however busy the machine is.
public func quiesce() async {
  for _ in 0..<100 { await Task.yield() }
}
