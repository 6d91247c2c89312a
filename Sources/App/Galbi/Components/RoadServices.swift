import HTTP
import HighwayData
import HighwayDomain
import Launch
import SettingsDomain
import Time

/// The services of the roads, made once, so that each keeps to its number of requests.
@MainActor final class RoadServices {
  private let settings: SettingsUseCases
  private let isOffline: Bool
  private let corporation: ExpresswayCorporation
  private let its: ITSTraffic
  private let gyeonggi: GyeonggiTraffic
  private let routes: TMapRoutes

  init(_ context: LaunchContext, settings: SettingsUseCases) {
    self.settings = settings
    isOffline = context.isOffline
    func access(_ url: SettingKey, _ preset: String, _ key: SettingKey) -> ServiceAccess {
      settings.access(url, preset, key: key, context)
    }
    corporation = ExpresswayCorporation(
      access(.highwayURL, ExpresswayCorporation.address, .highwayKey), clock: context.clock)
    let its = access(.itsURL, ITSTraffic.address, .itsKey)
    self.its = ITSTraffic(its, stills: its.client.limited(by: ITSTraffic.stillLimits))
    gyeonggi = GyeonggiTraffic(access(.gyeonggiURL, GyeonggiTraffic.address, .gyeonggiKey))
    routes = TMapRoutes(access(.placesURL, TMapRoutes.address, .placesKey))
  }

  /// Those whose keys are set; with `--offline` they say so.
  var present: HighwayServices {
    let offline = OfflineHighway()
    var services = HighwayServices()
    if hasKey(.highwayKey) {
      services.incidents[.corporation] = isOffline ? offline : corporation
      services.restAreas = isOffline ? offline : corporation
      services.travelTimes = isOffline ? offline : corporation
    }
    if hasKey(.itsKey) {
      services.incidents[.its] = isOffline ? offline : its
      services.cameras = isOffline ? offline : its
    }
    if hasKey(.gyeonggiKey) { services.incidents[.gyeonggi] = isOffline ? offline : gyeonggi }
    if hasKey(.placesKey) { services.routes = isOffline ? offline : routes }
    return services
  }

  private func hasKey(_ key: SettingKey) -> Bool { settings.current.secret(key) != nil }
}

extension SettingsUseCases {
  /// Whether a user over ssh may have set the address, so that only public ones may be reached; one that the
  /// administrator has fixed is not theirs.
  @MainActor func isOfGuest(_ address: SettingKey, _ context: LaunchContext) -> Bool {
    context.options.enclosure != nil && current.override(of: address) == nil
  }

  /// How a service is reached, by the settings at the time of each request.
  ///
  /// An address of a guest has to lead out of this machine and its networks.
  @MainActor func access(
    _ url: SettingKey, _ preset: String, key: SettingKey? = nil, _ context: LaunchContext
  ) -> ServiceAccess {
    let client = HTTPClient(
      version: Version.number, reachesPublicOnly: isOfGuest(url, context),
      pause: context.clock.pause)
    return ServiceAccess(
      client: client, log: context.log, address: { self.current.address(url) ?? preset },
      key: { key.flatMap { self.current.secret($0) } })
  }
}
