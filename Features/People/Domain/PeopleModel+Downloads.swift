import Services
import Store
import Time

extension PeopleModel {
  func open(_ progress: @escaping ReportProgress) async -> PeopleError? {
    var canRead = false
    do throws(PeopleError) {
      let mark = try await repository.mark()
      canRead = true
      if let mark {
        didChange { $0.origin = .downloaded(at: mark.time) }
      } else {
        try await refresh(progress)
      }
      return nil
    } catch {
      // Not where it could not be read: trying again may take as long as the first time.
      let origin = canRead ? await localOrigin : .samples
      guard !Task.isCancelled else { return error }
      didChange { $0.origin = origin }
      return error
    }
  }

  func useLocalPeople() async {
    guard writer.value.origin == .none else { return }
    let origin = await localOrigin
    guard !Task.isCancelled, writer.value.origin == .none else { return }
    didChange { $0.origin = origin }
  }

  /// Where people come from without a download.
  private var localOrigin: PeopleState.Origin {
    get async { (try? await repository.people().count) ?? 0 > 0 ? .kept : .samples }
  }

  func refresh(_ progress: @escaping ReportProgress) async throws(PeopleError) {
    let seed = try await repository.seed()
    let download: Download
    do throws(PeopleError) {
      download = try await service.allPeople(seed: seed) { permil in
        Task { @MainActor in progress(permil) }
      }
    } catch {
      if !Task.isCancelled { writer.update { $0.isOffline = error == .service(.noInternet) } }
      throw error
    }
    // The user was told that the download was cancelled, so a reply that came all the same is not
    // stored.
    guard !Task.isCancelled else { throw .service(.unknown) }
    // A service may name another seed than it was asked for: the first one stands for the people.
    let mark = DownloadMark(time: clock.now, seed: seed ?? download.seed)
    let isStored = try await repository.replace(with: download.people, mark: mark)
    let stored = isStored ? mark : try await repository.mark()
    didChange { state in
      state.origin = stored.map { .downloaded(at: $0.time) } ?? .kept
      if isStored { state.leftOut = download.leftOut }
      state.isOffline = false
    }
  }

  func clear() async throws(PeopleError) -> DownloadChange {
    guard writer.value.origin != .samples else { throw .samplesCannotChange }
    let change = try await repository.clear()
    didChange { $0.origin = .kept }
    return change
  }

  func apply(_ change: DownloadChange) async throws(PeopleError) {
    try await repository.apply(change)
    let mark = change.reversed.before
    didChange { $0.origin = mark.map { .downloaded(at: $0.time) } ?? .kept }
  }

  func sync() async throws(PeopleError) {
    let mark = try await repository.mark()
    didChange { state in
      if let mark {
        // A later download has reached the service.
        if state.origin != .downloaded(at: mark.time) { state.isOffline = false }
        state.origin = .downloaded(at: mark.time)
      } else if case .downloaded = state.origin {
        state.origin = .kept
      }
    }
  }
}
