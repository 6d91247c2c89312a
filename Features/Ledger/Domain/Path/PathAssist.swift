public import Phrases

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

  /// Asks for a path, since none was typed.
  public mutating func askForPath() {
    clear()
    failure = .empty
  }

  /// Shows nothing, since the user has typed.
  public mutating func clear() { self = PathAssist() }
}

/// Why a path cannot be completed, or used.
public enum PathError: PhrasedError, Hashable {
  /// There is no path.
  case empty
  /// There is no such folder.
  case missing
  case cannotRead
  case slow
  /// No name in the folder begins so.
  case noMatch

  public var phrase: Phrase {
    switch self {
    case .empty: Phrase(ko: "파일 경로를 입력해 주세요.", en: "Enter a path.")
    case .missing:
      Phrase(ko: "폴더를 찾을 수 없습니다. 경로를 확인해 주세요.", en: "Folder not found. Check the path.")
    case .cannotRead:
      Phrase(
        ko: "이 폴더를 볼 수 없습니다. 경로를 직접 입력해 주세요.",
        en: "Can’t read this folder. Enter the whole path.")
    case .slow:
      Phrase(
        ko: "폴더가 응답하지 않습니다. 경로를 직접 입력해 주세요.",
        en: "The folder does not respond. Enter the whole path.")
    case .noMatch:
      Phrase(
        ko: "일치하는 파일이 없습니다. 경로를 확인해 주세요.", en: "No matching files. Check the path.")
    }
  }
}
