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
}
