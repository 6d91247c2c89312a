/// A question that an interactor asks again and again, and of which only the latest answer counts.
///
/// Asking again cancels the request before; an answer that comes late is dropped.
///
/// A search asks again with each text that the user types:
///
/// ```swift
/// final class BookSearchInteractor: PresentableInteractor<BookSearch> {
///   private let find: @MainActor (String) async throws -> [String]
///   private lazy var searching = LatestRequest("search books", of: self)
///
///   init(
///     on presenter: any Presentable<BookSearch>,
///     find: @escaping @MainActor (String) async throws -> [String]
///   ) {
///     self.find = find
///     super.init(on: presenter)
///   }
///
///   override func didReceive(_ action: BookSearch.Action) {
///     switch action {
///     case .type(let text):
///       searching.ask { [find] in
///         try await find(text)
///       } then: { [weak self] books in
///         self?.model = (try? books.get()) ?? []
///       }
///     }
///   }
/// }
/// ```
@MainActor public final class LatestRequest {
  private weak let owner: Interactor?
  private let name: String
  private let isInBackground: Bool
  private var task: Task<Void, Never>?
  /// Counts what is asked and cancelled; an answer counts while nothing came after its question.
  private var latest = 0

  /// The requests are work of `owner`, called `name` in the tree's activity.
  public init(_ name: String, of owner: Interactor) {
    self.name = name
    self.owner = owner
    isInBackground = false
  }

  /// The same; keys do not wait for them in the background.
  public init(_ name: String, of owner: Interactor, isInBackground: Bool) {
    self.name = name
    self.isInBackground = isInBackground
    self.owner = owner
  }

  /// Asks, and hands over the answer unless it was asked again, cancelled, or the owner has resigned.
  public func ask<Answer, Failure: Error>(
    _ question: @escaping @MainActor () async throws(Failure) -> Answer,
    then receive: @escaping @MainActor (Result<Answer, Failure>) -> Void
  ) {
    cancel()
    let number = latest
    let task = owner?.request(name, isInBackground: isInBackground) { [self] in
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

  /// Returns when the answer to what was asked last has come, or was dropped.
  public func settled() async {
    while let task, !Task.isCancelled {
      await task.value
      if task == self.task { return }
    }
  }

  /// Drops the answer that is awaited.
  public func cancel() {
    latest += 1
    task?.cancel()
    task = nil
  }
}
