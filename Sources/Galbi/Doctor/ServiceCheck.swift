import HTTP
import Launch
import Log
import PeopleData
import PeopleDomain
import Phrases
import SettingsData
import SettingsDomain

/// Checks whether the people service answers.
@MainActor
struct ServiceCheck {
  private let launcher: Launcher

  private static let subject = Phrase(ko: "사람 서비스", en: "service")

  init(_ launcher: Launcher) {
    self.launcher = launcher
  }

  var finding: Finding {
    get async {
      if launcher.options.isOffline {
        return .note(
          Self.subject,
          Phrase(ko: "--offline이라서 묻지 않았습니다.", en: "It was not asked, because of --offline."))
      }
      let settings = SettingsState(SettingsFile(folder: launcher.folders.config), launcher).settings
      let address = settings.address(.peopleURL) ?? HTTPPeople.address
      let people = HTTPPeople(client: HTTPClient(version: Version.number), log: .none) { address }
      do throws(PeopleError) {
        let place = try await people.check()
        return .fine(
          Self.subject, Phrase(ko: "\(place)에서 답했습니다.", en: "\(place) answers."))
      } catch {
        return .broken(Self.subject, error.phrase)
      }
    }
  }
}
