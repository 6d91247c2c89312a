public import Store

/// Makes people ready when a list opens: those that are stored, else a download, else
/// those that were kept, else samples.
///
/// Returns why nobody was downloaded, or nil when all is well. An Action: it changes where the
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
    var canRead = false
    do throws(PeopleError) {
      let mark = try await db.mark()
      canRead = true
      if let mark {
        writer.update { state in
          state.origin = .downloaded(at: mark.time)
          state.revision += 1
        }
      } else {
        try await refresh(progress)
      }
      return nil
    } catch {
      // Not where it could not be read: trying again may take as long as the first time.
      let hasKept = canRead ? await isAnybodyKept(db) : false
      guard !Task.isCancelled else { return error }
      writer.update { state in
        state.origin = hasKept ? .kept : .samples
        state.revision += 1
      }
      return error
    }
  }
}

/// Whether there is somebody without a download.
func isAnybodyKept(_ db: any PersonDBWork) async -> Bool {
  do throws(PeopleError) {
    return try await db.people().count > 0
  } catch {
    return false
  }
}
