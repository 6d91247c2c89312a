import HTTP
import HighwayData
import HighwayDomain
import Launch
import Log
import Phrases
import SettingsDomain

/// Whether the services of the roads answer, each to one request.
@MainActor
extension Finding {
  static func expressways(_ launcher: Launcher) async -> Finding {
    await keyed(.highwayURL, .highwayKey, ExpresswayCorporation.address, launcher) { address, key in
      ExpresswayCorporation(
        client: client, log: .none, clock: SystemClock(), address: { address }, key: { key }
      ).check
    }
  }

  static func its(_ launcher: Launcher) async -> Finding {
    await keyed(.itsURL, .itsKey, ITSTraffic.address, launcher) { address, key in
      ITSTraffic(
        client: client, stills: client, log: .none, address: { address }, key: { key }
      ).check
    }
  }

  static func gyeonggi(_ launcher: Launcher) async -> Finding {
    await keyed(.gyeonggiURL, .gyeonggiKey, GyeonggiTraffic.address, launcher) { address, key in
      GyeonggiTraffic(client: client, log: .none, address: { address }, key: { key }).check
    }
  }

  static func routes(_ launcher: Launcher) async -> Finding {
    await keyed(.placesURL, .placesKey, TMapRoutes.address, launcher) { address, key in
      TMapRoutes(client: client, log: .none, address: { address }, key: { key }).check
    }
  }

  private static var client: HTTPClient { HTTPClient(version: Version.number) }

  /// `check` returns what asks the service at an address with a key.
  private static func keyed(
    _ url: SettingKey, _ key: SettingKey, _ preset: String, _ launcher: Launcher,
    _ check: (_ address: String, _ key: String) -> () async throws(HighwayError) -> String
  ) async -> Finding {
    let settings = launcher.settings.settings
    guard let secret = settings.secret(key) else {
      return Finding(
        .note,
        ko: "\(key.rawValue)가 없어 묻지 않았습니다. galbi config set \(key.rawValue)로 넣으세요.",
        en: "There is no \(key.rawValue), so it was not asked; "
          + "galbi config set \(key.rawValue) sets it.")
    }
    let address = settings.address(url) ?? preset
    let finding = await answer(launcher, check(address, secret))
    guard finding.state == .fine, AddressSafety(of: address) == .open else { return finding }
    return Finding(
      .note, ko: "\(finding.text.text(.korean)) http라서 인증키가 암호화되지 않고 전송됩니다.",
      en: "\(finding.text.text(.english)) The key is sent openly, since the address is http.")
  }
}
