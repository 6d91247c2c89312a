import Headless
import Launch
import Log
import MoviesFixtures
import Phrases
import PlatformTesting
import RIBs
import TerminalUI
import Time

@testable import Galbi
@testable import Launch

/// What the app lives in, and what outlives it: its folder, its service, the time.
@MainActor
final class World {
  let service = FickleService()
  let otherWriter: OtherWriter
  private(set) lazy var otherGalbi = makeOtherGalbi()
  let clock = ManualClock(now: 1_700_000_000_000)
  let leaks = LeakCheck()
  private let folders: Folders

  /// A name as an environment may have it.
  static let user = "\u{1B}]0;PWNED\u{7}김"

  init(folder: String) {
    folders = Folders(folder: folder) { _ in nil }
    otherWriter = OtherWriter(path: "\(folder)/profiles/default/galbi.sqlite")
  }

  func makeComponent(_ language: Language) -> AppComponent { component(language, service) }

  /// Ends the other Galbi, and has another in its place.
  func restartOtherGalbi() async {
    await otherGalbi.end()
    otherGalbi = makeOtherGalbi()
  }

  /// Throws what the doctor finds wrong with the databases, such as orders without their payments.
  func examine() async throws(Fault) {
    for check in SessionComponent.parts.flatMap({ $0.databaseChecks }) {
      let finding = await check.finding(in: "\(folders.data)/profiles/default")
      guard finding.state != .broken else {
        throw Fault("\(check.subject.text(.english)): \(finding.text.text(.english))")
      }
    }
  }

  /// Removes the PIN, as its owner may do by hand.
  func forgetPIN() {
    let path = "\(folders.data)/profiles/default/session"
    let lines = String(decoding: TemporaryFolder.read(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.hasPrefix("pin ") }.joined(separator: "\n")
    TemporaryFolder.write(Array(rest.utf8), to: path)
  }

  private func makeOtherGalbi() -> OtherGalbi { OtherGalbi(component(.korean, FickleService())) }

  private func component(_ language: Language, _ service: FickleService) -> AppComponent {
    AppComponent(
      LaunchContext(
        clock: clock,
        appearance: Appearance(
          language: language, theme: .night, depth: .trueColor, usesMouse: false), folders: folders,
        isOffline: false, log: .none,
        variable: { $0 == "USER" ? Self.user : nil }, quit: {}),
      peopleService: service, movieService: service, posters: PaintedPosters(), busyTimeout: .zero)
  }
}
