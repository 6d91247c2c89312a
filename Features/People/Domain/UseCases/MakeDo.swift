public import Store

/// Shows those there are without a download, where nobody is shown yet: those who were kept, else
/// samples.
///
/// An Action, for a user who does not wait for the first download.
public typealias MakeDo = @MainActor () async -> Void

@MainActor
public func makeMakeDo(db: any PersonDBWork, writer: Writer<PeopleState>) -> MakeDo {
  {
    let hasKept = await isAnybodyKept(db)
    guard !Task.isCancelled else { return }
    writer.update { state in
      guard state.origin == .none else { return }
      state.origin = hasKept ? .kept : .samples
      state.revision += 1
    }
  }
}
