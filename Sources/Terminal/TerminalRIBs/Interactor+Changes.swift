public import Editing
public import Phrases
public import RIBs
public import Store
import TerminalUI

/// Changes that the user asks for, whose outcome is a notice.
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
    request(name, on: [], notify: notify, change)
  }

  /// Runs a change that the user asked for as a request, and tells what it has done, or the sentence of its error.
  ///
  /// - Parameters:
  ///   - name: What the change is called in the tree's activity.
  ///   - notify: Receives either, with an offer that ends with this interactor; nothing after it has resigned.
  ///   - change: Returns what there is to say of its success; nil where the screen shows it.
  public final func request<Failure: PhrasedError>(
    _ name: String, notify: @escaping NotifyChange,
    _ change: @escaping @MainActor () async throws(Failure) -> ChangeNotice?
  ) {
    request(name, on: [], notify: notify, change)
  }

  /// Runs a command on some things, such as rows, and notifies of the outcome; does nothing while another command
  /// on any of them runs.
  ///
  /// The same key pressed again before a slow store has answered would else be refused, since it was done already.
  ///
  /// - Parameters:
  ///   - name: What the command is called in the tree's activity.
  ///   - things: What it changes, such as the ids of rows.
  ///   - notify: Receives what `change` returned, or the sentence of the error it threw; nothing after
  ///     this interactor has resigned.
  ///   - shown: Returns when the screen shows the outcome; the things take no command before.
  ///   - change: Returns what there is to say of its success; nil where the screen shows it.
  /// - Returns: The task, to wait for it; nil where nothing runs.
  @discardableResult
  public final func request<Failure: PhrasedError>(
    _ name: String, on things: [AnyHashable], notify: @escaping Notify,
    until shown: @escaping @MainActor () async -> Void = {},
    _ change: @escaping @MainActor () async throws(Failure) -> Phrase?
  ) -> Task<Void, Never>? {
    request(name, on: things) {
      let phrase: Phrase?
      do throws(Failure) { phrase = try await change() } catch { phrase = error.phrase }
      guard !Task.isCancelled else { return }
      if let phrase { notify(phrase) }
      await shown()
    }
  }

  /// Runs a command on some things, and tells what it has done, with an offer that ends with this interactor; as
  /// the one that notifies does.
  @discardableResult
  public final func request<Failure: PhrasedError>(
    _ name: String, on things: [AnyHashable], notify: @escaping NotifyChange,
    until shown: @escaping @MainActor () async -> Void = {},
    _ change: @escaping @MainActor () async throws(Failure) -> ChangeNotice?
  ) -> Task<Void, Never>? {
    request(name, on: things) {
      let notice: ChangeNotice?
      do throws(Failure) { notice = try await change() } catch { notice = ChangeNotice(error) }
      guard !Task.isCancelled else { return }
      if let notice { notify(notice.offered(by: self)) }
      await shown()
    }
  }
}

extension Interactor {
  /// Undoes or redoes a change as the user wants, and notifies of it; with `things`, as a command on them.
  @discardableResult
  public final func request<Failure: PhrasedError>(
    _ event: HistoryEvent, on things: [AnyHashable] = [], notify: @escaping Notify,
    undo: @escaping @MainActor () async throws(Failure) -> Phrase?,
    redo: @escaping @MainActor () async throws(Failure) -> Phrase?
  ) -> Task<Void, Never>? {
    request(event.rawValue, on: things, notify: notify, event == .undo ? undo : redo)
  }

  /// Says that what the user had read again has come, since the screen may show no difference.
  ///
  /// - Parameters:
  ///   - reading: What was asked for.
  ///   - notify: Receives the notice; nothing if something failed, which the screen says.
  ///   - hasFailed: Whether it could not be read.
  public final func sayRefreshed(
    after reading: LatestRequest, notify: @escaping Notify,
    unless hasFailed: @escaping @MainActor () -> Bool
  ) {
    sayRefreshed(once: reading.settled, notify: notify, unless: hasFailed)
  }

  /// The same of what `settled` reads, or waits for; keys do not wait for that where it is in the background.
  public final func sayRefreshed(
    once settled: @escaping @MainActor () async -> Void, isInBackground: Bool = false,
    notify: @escaping Notify, unless hasFailed: @escaping @MainActor () -> Bool
  ) {
    request("wait for what is read again", isInBackground: isInBackground) {
      await settled()
      if !Task.isCancelled, !hasFailed() { notify(ListText.refreshed) }
    }
  }
}

extension PresentableInteractor {
  /// The same, unless what is shown says that it could not be read.
  public final func sayRefreshed(
    after reading: LatestRequest, notify: @escaping Notify,
    unless hasFailed: @escaping @MainActor (Model) -> Bool
  ) {
    sayRefreshed(once: reading.settled, notify: notify, unless: hasFailed)
  }

  /// The same of what `settled` reads, or waits for.
  public final func sayRefreshed(
    once settled: @escaping @MainActor () async -> Void, isInBackground: Bool = false,
    notify: @escaping Notify, unless hasFailed: @escaping @MainActor (Model) -> Bool
  ) {
    sayRefreshed(once: settled, isInBackground: isInBackground, notify: notify) { [weak self] in
      self.map { hasFailed($0.model) } ?? true
    }
  }

  /// Shows a value in a part of the model, now and whenever it differs, until this resigns.
  public final func follow<Value>(
    _ value: Stored<Value>, at part: WritableKeyPath<Model, Value>
  ) {
    whileActive(value.observe { [weak self] in self?.model[keyPath: part] = $0 })
  }
}
