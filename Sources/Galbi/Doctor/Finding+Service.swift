import HTTP
import Launch
import Log
import PeopleData
import PeopleDomain
import SettingsDomain

extension Finding {
  /// Whether the people service answers.
  @MainActor
  static func service(_ launcher: Launcher) async -> Finding {
    if launcher.options.isOffline {
      return Finding(
        .note, ko: "--offline이라서 묻지 않았습니다.", en: "It was not asked, because of --offline.")
    }
    let address = launcher.settings.settings.address(.peopleURL) ?? HTTPPeople.address
    let people = HTTPPeople(client: HTTPClient(version: Version.number), log: .none) { address }
    do throws(PeopleError) {
      let place = try await people.check()
      return Finding(.fine, ko: "\(place)에서 답했습니다.", en: "\(place) answers.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
