import Glibc
import Launch
import PeopleDomain
import Phrases
import SessionDomain

/// Whether the databases of the profile are whole, and the books balance when they are recomputed.
@MainActor
struct DataCheck {
  private let folder: String

  init(_ folders: Folders) {
    folder = "\(folders.data)/profiles/\(Profile(name: "").id)"
  }

  var findings: [Finding] {
    get async {
      var findings: [Finding] = []
      for check in SessionComponent.parts.flatMap({ $0.databaseChecks }) {
        findings.append(
          isInReach
            ? await check.finding(in: folder)
            : .broken(check.subject, PeopleError.cannotRead.phrase))
      }
      return findings
    }
  }

  /// Whether the folder can be searched: in a folder that may not be entered, anything may be.
  private var isInReach: Bool { access(folder, X_OK) == 0 || errno == ENOENT }
}
