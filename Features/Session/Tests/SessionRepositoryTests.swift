import Expectations
import PlatformTesting
import Secrets
import SessionData
import SessionDomain
import SessionFixtures
import Testing

/// What the app expects of a repository of the account and of a hasher, real or in memory.
@MainActor
struct SessionRepositoryTests {
  enum Kind: CaseIterable, Sendable {
    case file, memory
  }

  private let folder = TemporaryFolder()
  private let first = Profile(name: "김하늘")

  private func repository(_ kind: Kind) -> any SessionRepository {
    switch kind {
    case .file:
      SessionFiles(data: folder.path, log: "\(folder.path)/galbi.log", profile: first)
    case .memory: FixedSession(Account(profile: first))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a new account has the first profile and no PIN`(kind: Kind) throws {
    try expectEqual(repository(kind).account(), Account(profile: first))
  }

  @Test(arguments: Kind.allCases)
  func `a change is kept, and its result returned`(kind: Kind) async throws {
    let repository = repository(kind)
    let name = try await repository.change { account in
      account.pin = "hash"
      account.attempts = Attempts(count: 2, since: 7)
      return account.profile.name
    }
    expectEqual(name, "김하늘")
    try expectEqual(
      repository.account(),
      Account(profile: first, pin: "hash", attempts: Attempts(count: 2, since: 7)))
  }

  @Test(arguments: Kind.allCases)
  func `an erased account begins as at first`(kind: Kind) async throws {
    let repository = repository(kind)
    try repository.enter()
    try await repository.change { $0.profile.name = "하늘" }
    try repository.claim()
    await expectEqual(repository.erase(), [])
    repository.leave()
    try expectEqual(repository.account(), Account(profile: first))
  }

  @Test(arguments: Kind.allCases)
  func `a hash matches its PIN and no other`(kind: Kind) async throws {
    let hasher: any PINHasher =
      switch kind {
      case .file: SystemPINHasher()
      case .memory: FixedPINHasher()
      }
    let hash = try await hasher.hash(try PIN(Secret("123456".utf8)))
    #expect(await hasher.matches(try PIN(Secret("123456".utf8)), hash))
    #expect(await !hasher.matches(try PIN(Secret("123457".utf8)), hash))
  }
}
