import RIBs
public import Store
public import Time

/// Downloads the same people anew, or any if there were none, and stores them all or none.
///
/// Where another Galbi was faster with the first download, its people are there, and stay.
/// An Action: it changes where the people come from and whether the service is reachable.
public typealias RefreshPeople =
  @MainActor (_ progress: @escaping Progress) async throws(PeopleError) -> Void

@MainActor
public func makeRefreshPeople(
  web: any PersonWebWork, db: any PersonDBWork, clock: any WallClock, writer: Writer<PeopleState>
) -> RefreshPeople {
  { progress throws(PeopleError) in
    let seed = try await db.seed()
    let download: Download
    do throws(PeopleError) {
      download = try await web.allPeople(seed: seed) { permil in
        Task { @MainActor in progress(permil) }
      }
    } catch {
      if !Task.isCancelled { writer.update { $0.isOffline = error == .noInternet } }
      throw error
    }
    // Who has cancelled meanwhile was told so: what has come all the same is not shown as theirs.
    guard !Task.isCancelled else { throw .unknown }
    // A service may name another seed than it was asked for: the first one stands for the people.
    let mark = DownloadMark(time: clock.now, seed: seed ?? download.seed)
    let isStored = try await db.replace(with: download.people, mark: mark)
    let stored = isStored ? mark : try await db.mark()
    writer.update { state in
      state.origin = stored.map { .downloaded(at: $0.time) } ?? .kept
      state.isOffline = false
      state.revision += 1
    }
  }
}
