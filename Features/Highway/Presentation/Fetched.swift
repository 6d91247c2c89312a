import HighwayDomain
import Phrases
import RIBs
import Services
import Store
import TerminalUI

/// A part of a screen that is asked for by itself, and where what was found comes from.
struct Fetched<Value: Hashable & Sendable>: Equatable {
  var reading = AsyncValue<Found<Value>, HighwayError>()

  var found: Found<Value>? { reading.value }
  var value: Value? { found?.value }
  var failure: HighwayError? { reading.failure }
  var isLoading: Bool { reading.isLoading }

  /// Whether it is to be asked for: not yet, or not with success.
  var isWanting: Bool { !isLoading && reading.isWanting }

  /// What stands in the place of a value that has not come; nil if it has.
  @MainActor var sentence: (any Widget)? { sentence(retry: FormText.pressRetry) }

  /// The same, where `retry` names the key that tries again.
  @MainActor func sentence(retry: Phrase) -> (any Widget)? {
    guard found == nil else { return nil }
    guard let failure else { return LoadingText(ListText.loading) }
    let words = [failure.phrase] + (failure.retry.isEmpty ? [] : [retry])
    return Paragraph(words.joined, Style(.danger))
  }

  /// Whether there is nothing, and why is known.
  var isMissing: Bool { found == nil && failure != nil }

  /// What stands below a value that is not what the service says now.
  @MainActor var notice: (any Widget)? {
    guard let failure, let found else { return nil }
    let shown = found.origin == .samples ? HighwayText.shownSamples : HighwayText.shownBefore
    return Notice([failure.phrase, shown] + failure.retry)
  }
}

extension PresentableInteractor {
  /// Asks for a part of the model in the background, unless it is being asked for.
  ///
  /// `onChange` is called when something was found, and at the end.
  @discardableResult
  func fetch<Value>(
    _ name: String, into part: WritableKeyPath<Model, Fetched<Value>>,
    _ ask: @escaping @MainActor (@escaping ReceiveFound<Value>) async throws(HighwayError) -> Void,
    onChange: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never>? {
    guard !model[keyPath: part].isLoading else { return nil }
    model[keyPath: part].reading.begin()
    return request(name, isInBackground: true) { [weak self] in
      var failure: HighwayError?
      do throws(HighwayError) {
        try await ask { found in
          self?.model[keyPath: part].reading.show(found)
          onChange()
        }
      } catch {
        failure = error
      }
      guard !Task.isCancelled else { return }
      self?.model[keyPath: part].reading.end(failure)
      onChange()
    }
  }
}

extension HighwayError {
  /// The setting of a key that is missing.
  var missingKey: String? {
    if case .keyMissing(let setting) = self { setting } else { nil }
  }

  /// What the user can do on the screen: nothing where a setting is missing, or the sentence says to wait.
  var retry: [Phrase] {
    switch self {
    case .keyMissing, .quotaExceeded: []
    case .service(let error) where !error.leavesRetryOpen: []
    default: [FormText.pressRetry]
    }
  }
}
