public import HTTP
public import HighwayDomain
import Services
public import Time

/// Incidents, rest areas and travel times of the Korea Expressway Corporation, data.ex.co.kr.
///
/// Its functions stand in files by subject. The facts about its replies are those of
/// https://data.ex.co.kr/openapi/intro/introduce01 and of replies that were received.
public struct ExpresswayCorporation: Sendable {
  /// The standard address of the service.
  public static let address = "https://data.ex.co.kr"

  let service: WebService<HighwayError>
  let clock: any WallClock

  /// `clock` tells which incidents are old.
  public init(_ access: ServiceAccess, clock: any WallClock) {
    self.clock = clock
    service = WebService(access, settings: "highway", keyPlace: .query("key")) { _, reply in
      reply.flatMap(Self.fault)
    }
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(HighwayError) -> String {
    let (reply, response) = try await service.reply(
      "openapi/burstInfo/realTimeSms", [("type", "json"), ("numOfRows", "1"), ("pageNo", "1")])
    guard reply["count"].whole != nil else { throw service.unreadable(response, "count") }
    return "\(response.endpoint)"
  }

  /// How many rows the service sends at once; more are not sent.
  private static let pageSize = 99

  /// The rows of all pages, of which there may be `pages`; `list` is their name in the reply.
  ///
  /// The service's `pageSize` is the number of pages, and `count` that of all rows.
  func rows(
    _ path: String, list: String = "list", _ query: [(name: String, value: String)], pages: Int = 20
  ) async throws(HighwayError) -> [Reply] {
    var rows: [Reply] = []
    var page = 1
    while true {
      let (reply, response) = try await service.reply(
        path,
        [("type", "json"), ("numOfRows", "\(Self.pageSize)"), ("pageNo", "\(page)")] + query)
      guard reply["code"].text?.uppercased() != "NO_DATA" else { return rows }
      let found = reply[list] == .nothing ? reply["list"] : reply[list]
      let count = reply["count"].whole
      // XML has no empty lists, and JSON may have null for one where a code says that all is well.
      let isNone = count == 0 && (response.isXML || reply["code"] != .nothing)
      guard let count, found != .nothing || isNone else {
        throw service.unreadable(response, count == nil ? "count" : list)
      }
      rows += found.rows
      guard count == 0 || !rows.isEmpty else { throw service.unreadable(response, list) }
      let last =
        reply["pageSize"].whole
        ?? (min(count, pages * Self.pageSize) + Self.pageSize - 1) / Self.pageSize
      guard page < min(last, pages), !found.rows.isEmpty else { return rows }
      page += 1
    }
  }

  /// What the service says with status 200 when it has no data.
  private static func fault(_ reply: Reply) -> HighwayError? {
    let setting = "highway.key"
    guard let code = reply["code"].text?.uppercased() else {
      return reply["exception"] == .nothing ? nil : .service(.unreadableReply)
    }
    let message = reply["message"].line()
    switch code {
    case "SUCCESS", "NO_DATA": return nil
    case "INVALID_KEY", "EXPIRED_KEY", "NO_REGISTERED_KEY": return .keyRefused(setting: setting)
    case "EXCEEDED_LIMIT": return .quotaExceeded(setting: setting)
    case "SERVICE_TIMEOUT": return .service(.tooSlow)
    default:
      if message.contains("초과") { return .quotaExceeded(setting: setting) }
      return message.contains("인증키") ? .keyRefused(setting: setting) : .service(.unreadableReply)
    }
  }
}
