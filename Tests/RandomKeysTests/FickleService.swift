import PeopleDomain
import Services
import TerminalUITesting

/// A service in memory that answers as it was told last, at once or when it is told to.
@MainActor
final class FickleService: PeopleService {
  enum Mood: Hashable, Sendable {
    case good
    /// Some are missing, others have changed, and some have come.
    case changed
    /// Names that try to command the terminal, and impossible ages.
    case hostile
    case lonely
    case failing(ServiceError)

    static let all: [Mood] =
      [.good, .good, .good, .changed, .changed, .hostile, .lonely]
      + [
        .noInternet, .tooSlow, .refused(status: 503), .unreadableReply, .emptyReply,
        .connectionLost,
      ].map(Mood.failing)
  }

  var mood = Mood.good
  var isHolding = false { didSet { if !isHolding { release() } } }
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var requests = 0

  /// How many requests wait for their reply.
  var heldCount: Int { held.count }

  @MainActor func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    progress(nil)
    progress(mood == .good ? 500 : nil)
    await holdBack()
    if Task.isCancelled { throw .service(.unknown) }
    progress(1_000)
    if case .failing(let error) = mood { throw .service(error) }
    return Download(people: people, seed: seed ?? "seed")
  }

  /// The id of the person with this number.
  static nonisolated func id(_ number: Int) -> String { "person-\(100 + number)" }

  private var people: [Person] {
    switch mood {
    case .good, .failing: (0..<40).map { person($0) }
    case .changed: (0..<45).filter { $0 % 3 > 0 }.map { person($0, $0 % 2) }
    case .hostile: hardTexts.indices.map { person($0, name: hardTexts[$0]) }
    case .lonely: [person(7)]
    }
  }

  private func person(_ number: Int, _ change: Int = 0, name: String? = nil) -> Person {
    let names = ["김민수", "박지훈", "이서연", "Noah Williams", "Émile Laurent", "Ayşe Yılmaz"]
    return Person(
      id: Self.id(number), name: name ?? names[(number + change) % names.count],
      username: name ?? "user\(number)", gender: .unknown,
      email: name ?? "user\(number + change)@example.org",
      age: name == nil ? 5 + number * 2 + change : [Int.min, -1, 0, Int.max][number % 4],
      country: name ?? ["KR", "US", "NL", "FR", "TR"][(number + change) % 5],
      cellphone: number % 4 == 0 ? nil : name ?? "010-1234-\(1_000 + number)", photo: nil)
  }

  func holdBack() async {
    guard isHolding else { return }
    requests += 1
    let number = requests
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Asked only here: on the way the caller may have been cancelled.
        guard !Task.isCancelled else { return continuation.resume() }
        held[number] = continuation
      }
    } onCancel: {
      Task { @MainActor in held.removeValue(forKey: number)?.resume() }
    }
  }

  private func release() {
    let all = held.sorted { $0.key < $1.key }
    held = [:]
    for request in all { request.value.resume() }
  }
}
