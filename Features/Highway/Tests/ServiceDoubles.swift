import Geography
import HTTP
import HTTPTesting
import Headless
import HighwayDomain
import LogTesting
import Testing
import Time

@testable import HighwayData

/// The services of the roads, at a service of a test.
@MainActor struct ServiceFixture {
  let messages = Messages()
  /// 2026-11-22 09:00 by Korea's clocks.
  let clock = ManualClock(now: 1_795_305_600_000)
  var client = HTTPClient(version: "1", limits: .patient) { _ in }

  func corporation(at address: String, key: String? = "s3cret") -> ExpresswayCorporation {
    ExpresswayCorporation(access(address, key), clock: clock)
  }

  func its(at address: String, key: String? = "s3cret") -> ITSTraffic {
    ITSTraffic(access(address, key), stills: client)
  }

  func gyeonggi(at address: String, key: String? = "s3cret") -> GyeonggiTraffic {
    GyeonggiTraffic(access(address, key))
  }

  func routes(at address: String, key: String? = "s3cret") -> TMapRoutes {
    TMapRoutes(access(address, key))
  }

  private func access(_ address: String, _ key: String?) -> ServiceAccess {
    ServiceAccess(client: client, log: messages.log, address: { address }, key: { key })
  }
}

extension LoopbackServer {
  /// Answers everything so.
  convenience init(_ body: String, status: String = "200 OK") {
    self.init { $0.answer(status, body) }
  }

  /// The first lines of all requests, without the method and the version.
  var targets: [String] {
    requests.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
  }
}

extension Exchange {
  /// A value of the query, as it was sent.
  func value(_ name: String) -> String? {
    request.split(separator: " ").dropFirst().first?.split { "?&".contains($0) }
      .first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Moment? {
  Day(rawValue: day).flatMap { Moment($0, hour: hour, minute: minute) }
}
