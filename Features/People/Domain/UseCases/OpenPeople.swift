public import Store

/// Makes people ready when a list opens: those that are stored, else a first download, else samples.
///
/// Returns why there are only samples, or nil when all is well. An Action: it changes where the
/// people come from.
public typealias OpenPeople =
  @MainActor (_ progress: @escaping Progress) async -> PeopleError?

/// The share of a download that has arrived, in thousandths; nil while nobody knows.
public typealias Progress = @MainActor (Int?) -> Void

@MainActor
public func makeOpenPeople(
  db: any PersonDBWork, writer: Writer<PeopleState>, refresh: @escaping RefreshPeople
) -> OpenPeople {
  { progress in
    do throws(PeopleError) {
      if let mark = try await db.mark() {
        writer.update { state in
          state.origin = .downloaded(at: mark.time)
          state.revision += 1
        }
      } else {
        try await refresh(progress)
      }
      return nil
    } catch {
      guard !Task.isCancelled else { return error }
      writer.update { state in
        state.origin = .samples
        state.revision += 1
      }
      return error
    }
  }
}
