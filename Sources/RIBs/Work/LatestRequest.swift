/// A question that an interactor asks again and again, and of which only the latest answer counts.
///
/// Asking again cancels the request before; an answer that comes late is dropped.
@MainActor public final class LatestRequest {
  private weak let owner: Interactor?
  private let name: String
  private var task: Task<Void, Never>?
  /// Counts what is asked and cancelled; an answer counts while nothing came after its question.
  private var latest = 0

  /// The requests are work of `owner`, called `name` in the tree's activity.
  public init(_ name: String, of owner: Interactor) {
    self.name = name
    self.owner = owner
  }

  /// Asks, and hands over the answer unless it was asked again, cancelled, or the owner has resigned.
  public func ask<Answer, Failure: Error>(
    _ question: @escaping @MainActor () async throws(Failure) -> Answer,
    then receive: @escaping @MainActor (Result<Answer, Failure>) -> Void
  ) {
    cancel()
    let number = latest
    let task = owner?.request(name) { [self] in
      let answer: Result<Answer, Failure>
      do throws(Failure) {
        answer = .success(try await question())
      } catch {
        answer = .failure(error)
      }
      guard number == latest, !Task.isCancelled else { return }
      receive(answer)
    }
    // The question or its answer may have asked again already.
    if number == latest { self.task = task } else { task?.cancel() }
  }

  /// Drops the answer that is awaited.
  public func cancel() {
    latest += 1
    task?.cancel()
    task = nil
  }
}
