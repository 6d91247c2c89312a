import Expectations
import Geography
import HTTP
import HTTPTesting
import HighwayDomain
import JPEGTesting
import LogTesting
import Raster
import Services
import Testing

@testable import HighwayData

/// Cameras as openapi.its.go.kr has been seen to tell them, and what they see.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct ITSCameraTests {
  private let parts = ServiceFixture()
  private let box = CoordinateBox(latitudes: 37...38, longitudes: 126.5...127)

  private func cameras(_ body: String) async throws -> [Camera] {
    let server = LoopbackServer(body)
    return try await parts.its(at: server.address("")).cameras(in: box)
  }

  @Test(arguments: [
    """
    {"response":{"coordtype":1,"datacount":1,"data":{"roadsectionid":"","coordx":127.0085,
    "coordy":37.3107,"cctvtype":3,"cctvformat":"JPEG","cctvname":"[영동선] 예시 & 교",
    "cctvurl":"http://camera.example/a b?token=x"}}}
    """,
    """
    {"response":{"datacount":2,"data":[{"coordx":"127.0085;","coordy":"37.3107","cctvtype":"3",
    "cctvname":"[영동선] 예시 & 교","cctvurl":" http://camera.example/a b?token=x "},
    {"coordx":127,"coordy":37,"cctvurl":"file:///etc/passwd"},7,
    {"coordx":1,"coordy":2,"cctvurl":"http://camera.example/sea"},{"coordx":127,"coordy":37},
    {"coordx":127,"coordy":37,"cctvtype":1,"cctvurl":"http://camera.example/film.m3u8"}]}}
    """,
    """
    <?xml version='1.0'?><response><coordtype>1</coordtype><datacount>1</datacount><data><coordy>37.3107
    </coordy><cctvurl>\n\t\t<![CDATA[http://camera.example/a b?token=x]]>\n</cctvurl><cctvname>[영동선] 예시 &amp;
     교</cctvname><coordx>127.0085</coordx></data></response>
    """,
  ])
  func `cameras are read as the service tells them`(body: String) async throws {
    let place = try #require(Coordinate(latitude: 37.3107, longitude: 127.0085))
    let found = try await cameras(body)
    expectEqual(found.map(\.coordinate), [place])
    expectEqual(found.map(\.address), ["http://camera.example/a%20b?token=x"])
    #expect(found[0].name.hasPrefix("[영동선] 예시 &"))
  }

  @Test(arguments: [
    "<response><datacount>0</datacount></response>", #"{"response":{"datacount":0}}"#,
    #"{"response":{"coordtype":1,"datacount":"0","data":null}}"#,
  ])
  func `no cameras are none`(body: String) async throws {
    try await expectEqual(cameras(body), [])
  }

  @Test(arguments: ["<html></html>", "{}", "미승인 공개키"])
  func `what is no list of cameras is an outage`(body: String) async {
    await #expect(throws: HighwayError.service(.unreadableReply)) { try await cameras(body) }
  }

  @Test func `a list is asked for once, with its box`() async throws {
    let server = LoopbackServer(#"{"response":{"datacount":0}}"#)
    _ = try await parts.its(at: server.address("/")).cameras(in: box)
    expectEqual(
      server.targets,
      [
        "/cctvInfo?apiKey=s3cret&type=ex&cctvType=3&minX=126.5&maxX=127.0&minY=37.0&maxY=38.0"
          + "&getType=json"
      ])
  }

  private func camera(_ address: String) throws -> Camera {
    let place = try #require(Coordinate(latitude: 37, longitude: 127))
    return Camera(name: "예시", coordinate: place, address: address)
  }

  @Test func `a still is a picture, asked for without the key`() async throws {
    let picture = SampleJPEG(320, 240).bytes
    let server = LoopbackServer {
      $0.answer("200 OK", headers: ["Content-Type: a/b"], body: picture)
    }
    let its = parts.its(at: LoopbackServer.deadAddress())
    let still = try await its.still(of: camera(server.address("/still?token=t")), width: 160)
    #expect(160...320 ~= still.width)
    expectEqual(server.targets, ["/still?token=t"])
    #expect(!server.requests[0].contains("s3cret"))
  }

  @Test(
    arguments: [
      ("200 OK", Array("<html>".utf8), HighwayError.unreadablePicture),
      ("200 OK", [], .unreadablePicture),
      ("200 OK", [0xFF, 0xD8, 0xFF, 0], .unreadablePicture),
      ("200 OK", Array("GIF89a".utf8), .unreadablePicture),
      ("401 No", [], .service(.refused(status: 401))),
      ("500 Oops", [], .service(.refused(status: 500))), ("302 Found", [], .service(.untrusted)),
    ] as [(String, [UInt8], HighwayError)])
  func `what is no picture is a sentence, and its address in no log`(
    status: String, bytes: [UInt8], error: HighwayError
  ) async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(
        status, headers: ["Location: http://localhost:\(exchange.port)/other"], body: bytes)
    }
    let its = parts.its(at: server.address(""))
    await #expect(throws: error) {
      try await its.still(of: camera(server.address("/still-token?token=t0ken")), width: 100)
    }
    expectEqual(
      parts.messages.all, (error == .unreadablePicture ? [] : ["A camera's picture did not come."]))
    expectEqual(server.requests.count, 1)
  }

  @Test func `a picture that is too large in pixels is not decoded`() async throws {
    let claimed = try #require(SampleJPEG.claiming(50_000, 50_000, SampleJPEG(64, 64).bytes))
    let server = LoopbackServer { $0.answer("200 OK", body: claimed) }
    await #expect(throws: HighwayError.unreadablePicture) {
      try await parts.its(at: "").still(of: camera(server.address()), width: 100)
    }
  }

  private func still(_ picture: [UInt8], width: Int = 640) async throws -> Raster {
    var parts = parts
    var limits = HTTPLimits.patient
    limits.size = ITSTraffic.stillLimits.size
    parts.client = HTTPClient(version: "1", limits: limits)
    let server = LoopbackServer { $0.answer("200 OK", body: picture) }
    return try await parts.its(at: "").still(of: camera(server.address()), width: width)
  }

  @Test func `a picture that is no longer wanted is not logged`() async throws {
    let server = LoopbackServer { $0.fallSilent() }
    let (its, camera) = (parts.its(at: ""), try camera(server.address()))
    let task = Task { try await its.still(of: camera, width: 100) }
    await server.nextRequest()
    task.cancel()
    await #expect(throws: HighwayError.self) { try await task.value }
    expectEqual(parts.messages.all, [])
  }

  @Test func `a picture has at most four million pixels`() async throws {
    let most = try await still(SampleJPEG(500, 8_000).bytes)
    #expect((most.width, most.height) == (500, 8_000))
    await #expect(throws: HighwayError.unreadablePicture) {
      try await still(SampleJPEG(501, 8_000).bytes)
    }
  }

  @Test func `a picture has at most two million bytes`() async throws {
    let picture = SampleJPEG(320, 240).bytes
    let rest = Array(repeating: UInt8(7), count: 2_000_000 - picture.count)
    try await expectEqual(still(picture + rest).width, 320)
    await #expect(throws: HighwayError.service(.tooLarge)) { try await still(picture + rest + [7]) }
  }

  @Test func `what only resembles a picture is none`() async {
    let picture = SampleJPEG(320, 240).bytes
    await #expect(throws: HighwayError.unreadablePicture) {
      try await still([0xFF, 0xD8, 0] + picture.dropFirst(2))
    }
  }
}
