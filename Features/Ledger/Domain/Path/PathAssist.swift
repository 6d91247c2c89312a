/// What a form shows below a path while the user completes it.
public struct PathAssist: Hashable, Sendable {
  /// What is to be done with an answer.
  public enum Step: Hashable, Sendable {
    /// The path goes on so.
    case replace(String)
    case show
    /// There is nothing to complete.
    case moveOn
  }

  /// How the path may go on; nil before it was asked for.
  public private(set) var completion: PathCompletion?
  public private(set) var failure: PathError?

  public init() {}

  public var candidates: [FolderEntries.Entry] { completion?.candidates ?? [] }
  public var hiddenCount: Int { completion?.hiddenCount ?? 0 }

  /// Takes the answer for a path.
  public mutating func take(
    _ answer: Result<PathCompletion, PathError>, for text: String
  ) -> Step {
    let before = self
    clear()
    switch answer {
    case .failure(let error):
      failure = error
      return self == before ? .moveOn : .show
    case .success(let found):
      if !found.candidates.isEmpty { completion = found }
      if found.text != text { return .replace(found.text) }
      return self == before ? .moveOn : .show
    }
  }

  /// Shows nothing, since the user has typed.
  public mutating func clear() { self = PathAssist() }
}
