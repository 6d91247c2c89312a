public import Store

/// Begins to erase everything of the profile, if `name` is its name and no other Galbi has it open.
///
/// An Action: the session ends, and `FinishErasing` does the rest.
public typealias EraseData = @MainActor (_ name: String) async throws(SessionError) -> Void

@MainActor
public func makeEraseData(work: any SessionWork, writer: Writer<SessionState>) -> EraseData {
  { name throws(SessionError) in
    guard trimmed(name) == trimmed(try work.account().profile.name) else { throw .wrongName }
    try work.claim()
    do throws(SessionError) {
      // Kept, so that an erasure that was cut short is finished at the next launch.
      try await work.change { $0.isErasing = true }
    } catch {
      try work.enter()
      throw error
    }
    writer.update { $0.stage = .erasing }
  }
}
