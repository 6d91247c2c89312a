import Glibc
import Launch
import Phrases
import SessionDomain
import Storage

/// Checks whether the databases of the profile are intact, and the recomputed books balance.
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
            : .broken(check.subject, StorageError.cannotRead.phrase))
      }
      return findings
    }
  }

  /// Whether the files in the folder can be examined, if it exists.
  private var isInReach: Bool { access(folder, X_OK) == 0 || errno == ENOENT }
}
