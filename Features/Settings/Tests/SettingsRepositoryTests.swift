import Expectations
import PlatformTesting
import SettingsData
import SettingsDomain
import SettingsFixtures
import Testing

/// What the app expects of a repository of settings, in a file or in memory.
@MainActor
struct SettingsRepositoryTests {
  enum Kind: CaseIterable, Sendable {
    case file, memory
  }

  private let folder = TemporaryFolder()

  private func repository(_ kind: Kind) -> any SettingsRepository {
    switch kind {
    case .file: SettingsFile(folder: folder.path)
    case .memory: FixedSettings()
    }
  }

  @Test(arguments: Kind.allCases)
  func `a change keeps or removes one value, and returns all`(kind: Kind) async throws {
    let repository = repository(kind)
    try expectEqual(repository.contents().values, [:])
    try await expectEqual(repository.change(.theme, to: "day").values, [.theme: "day"])
    try await expectEqual(
      repository.change(.mouse, to: "off").values, [.theme: "day", .mouse: "off"])
    try expectEqual(repository.contents().values, [.theme: "day", .mouse: "off"])
    try await expectEqual(repository.change(.theme, to: nil).values, [.mouse: "off"])
    try await expectEqual(repository.change(.region, to: nil).values, [.mouse: "off"])
    try await expectEqual(repository.contentsAgain().values, [.mouse: "off"])
  }
}
