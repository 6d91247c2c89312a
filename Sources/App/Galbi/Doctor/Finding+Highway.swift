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
    await keyed(.highwayURL, .highwayKey, ExpresswayCorporation.address, launcher) {
      ExpresswayCorporation($0, clock: SystemClock()).check
    }
  }

  static func its(_ launcher: Launcher) async -> Finding {
    await keyed(.itsURL, .itsKey, ITSTraffic.address, launcher) {
      ITSTraffic($0, stills: client).check
    }
  }

  static func gyeonggi(_ launcher: Launcher) async -> Finding {
    await keyed(.gyeonggiURL, .gyeonggiKey, GyeonggiTraffic.address, launcher) {
      GyeonggiTraffic($0).check
    }
  }

  static func routes(_ launcher: Launcher) async -> Finding {
    await keyed(.placesURL, .placesKey, TMapRoutes.address, launcher) { TMapRoutes($0).check }
  }
}
