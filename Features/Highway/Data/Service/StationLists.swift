import HTTP
import HighwayDomain

/// The filling stations of one name, such as those of both directions: asked for once in ten minutes.
actor StationLists {
  private struct Question {
    /// In milliseconds since 1970.
    let time: Int64
    let answer: Task<Result<[Reply], HighwayError>, Never>
  }

  private var questions: [String: Question] = [:]

  private static let lifetime: Int64 = 600_000

  /// What was found by a name, or what `ask` finds now, in milliseconds since 1970.
  func rows(
    of name: String, now: Int64,
    ask: @escaping @Sendable () async throws(HighwayError) -> [Reply]
  ) async throws(HighwayError) -> [Reply] {
    if let question = questions[name], 0..<Self.lifetime ~= now - question.time {
      return try await question.answer.value.get()
    }
    let answer = Task { () async -> Result<[Reply], HighwayError> in
      do throws(HighwayError) { return .success(try await ask()) } catch { return .failure(error) }
    }
    questions[name] = Question(time: now, answer: answer)
    let result = await answer.value
    // What has failed is asked for again.
    if case .failure = result, questions[name]?.time == now { questions[name] = nil }
    return try result.get()
  }
}
