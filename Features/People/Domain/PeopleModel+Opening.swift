import Store

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
      let hasKept = canRead ? await hasKeptPeople() : false
      guard !Task.isCancelled else { return error }
      didChange { $0.origin = hasKept ? .kept : .samples }
      return error
    }
  }

  func useLocalPeople() async {
    guard writer.value.origin == .none else { return }
    let hasKept = await hasKeptPeople()
    guard !Task.isCancelled, writer.value.origin == .none else { return }
    didChange { $0.origin = hasKept ? .kept : .samples }
  }

  /// Whether there are people without a download.
  private func hasKeptPeople() async -> Bool {
    do throws(PeopleError) {
      return try await repository.people().count > 0
    } catch {
      return false
    }
  }
}
