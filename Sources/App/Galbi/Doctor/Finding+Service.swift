import HTTP
import Launch
import Log
import MoviesData
import MoviesDomain
import PeopleData
import PeopleDomain
import Phrases
import PlacesData
import PlacesDomain
import SettingsDomain

/// Whether the services answer, each to one request.
@MainActor
extension Finding {
  static func people(_ launcher: Launcher) async -> Finding {
    let address = launcher.settings.settings.address(.peopleURL) ?? HTTPPeople.address
    let people = HTTPPeople(access(address))
    return await answer(launcher) { () throws(PeopleError) in try await people.check() }
  }

  static func movies(_ launcher: Launcher) async -> Finding {
    await keyed(
      .moviesURL, .moviesKey, HTTPMovies.address, launcher,
      without: Phrase(ko: "샘플 영화를 표시합니다", en: "sample movies are shown")
    ) { HTTPMovies($0).check }
  }

  static func places(_ launcher: Launcher) async -> Finding {
    await keyed(
      .placesURL, .placesKey, HTTPPlaces.address, launcher,
      without: Phrase(
        ko: "기본 제공 장소와 가져온 장소에서 검색합니다",
        en: "built-in and imported places are searched")
    ) { HTTPPlaces($0).check }
  }

  static var client: HTTPClient { HTTPClient(version: Version.number) }

  private static func access(_ address: String, key: String? = nil) -> ServiceAccess {
    ServiceAccess(client: client, log: .none, address: { address }, key: { key })
  }

  /// Asks a service that takes a key; `without` says what happens without one, and `check` returns what
  /// asks the service.
  static func keyed<Failure: PhrasedError>(
    _ url: SettingKey, _ key: SettingKey, _ preset: String, _ launcher: Launcher,
    without: Phrase = Phrase(ko: "확인하지 않았습니다", en: "it was not checked"),
    _ check: (ServiceAccess) -> () async throws(Failure) -> String
  ) async -> Finding {
    let settings = launcher.settings.settings
    guard let secret = settings.secret(key) else {
      return Finding(
        .note,
        ko: "\(key.name) 설정이 없어 \(without.text(.korean)). galbi config set \(key.name)로 설정해 주세요.",
        en:
          "\(key.name) is not set, so \(without.text(.english)). Set it with galbi config set "
          + "\(key.name)."
      )
    }
    let address = settings.address(url) ?? preset
    let finding = await answer(launcher, check(access(address, key: secret)))
    guard finding.state == .fine, AddressSafety(of: address) == .open else { return finding }
    return Finding(
      .note, ko: "\(finding.text.text(.korean)) http 주소라서 키가 암호화되지 않은 채 전송됩니다.",
      en: "\(finding.text.text(.english)) The address is http, so the key is sent unencrypted.")
  }

  /// `check` returns the host and path that answered.
  private static func answer<Failure: PhrasedError>(
    _ launcher: Launcher, _ check: () async throws(Failure) -> String
  ) async -> Finding {
    if launcher.options.isOffline {
      return Finding(
        .note, ko: "--offline 옵션 때문에 확인하지 않았습니다.",
        en: "Not checked because of --offline.")
    }
    do throws(Failure) {
      let place = try await check()
      return Finding(.fine, ko: "정상 응답: \(place)", en: "\(place) responds.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
