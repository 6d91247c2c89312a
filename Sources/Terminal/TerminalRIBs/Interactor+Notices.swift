public import Phrases
public import RIBs

extension Interactor {
  /// Runs a change that the user asked for as a request, and notifies of the outcome.
  ///
  /// - Parameters:
  ///   - name: What the change is called in the tree's activity.
  ///   - notify: Receives what `change` returned, or the sentence of the error it threw; nothing after
  ///     this interactor has resigned.
  ///   - change: Returns what there is to say of its success; nil where the screen shows it.
  public final func request<Failure: PhrasedError>(
    _ name: String, notify: @escaping Notify,
    _ change: @escaping @MainActor () async throws(Failure) -> Phrase?
  ) {
    request(name) {
      let phrase: Phrase?
      do throws(Failure) { phrase = try await change() } catch { phrase = error.phrase }
      guard !Task.isCancelled, let phrase else { return }
      notify(phrase)
    }
  }
}
