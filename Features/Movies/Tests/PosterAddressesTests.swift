import Expectations
import HTTPTesting
import Headless
import JPEGTesting
import Log
import MoviesDomain
import PlatformTesting
import Testing

@testable import HTTP
@testable import MoviesData

/// Where posters are downloaded from.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct PosterAddressesTests {
  private let folder = TemporaryFolder()
  private let path = PosterPath("/abc.jpg")

  private func addresses(
    _ images: String, from service: String = "https://api.themoviedb.org/3/"
  ) throws -> PosterAddresses? {
    let response = HTTPResponse(
      endpoint: Endpoint(host: "a", port: nil, path: "/"), status: 200, headers: [:],
      body: Array("{\"images\":{\(images)}}".utf8))
    return try response.decoded(as: ConfigurationDTO.self).addresses(from: service)
  }

  @Test func `the smallest width that is enough is chosen`() throws {
    let path = try #require(path)
    let all = try addresses(
      """
      "base_url":"http://image.tmdb.org/t/p/","secure_base_url":"https://image.tmdb.org/t/p/",
      "poster_sizes":["w500","h632","original","w92","w185","x","w","w-1",7,null,"w342","w780"]
      """)
    expectEqual(all?.address(of: path, .small), "https://image.tmdb.org/t/p/w185/abc.jpg")
    expectEqual(all?.address(of: path, .large), "https://image.tmdb.org/t/p/w342/abc.jpg")
    let few = try addresses(#""secure_base_url":"https://a/p","poster_sizes":["w92","original"]"#)
    expectEqual(few?.address(of: path, .small), "https://a/p/original/abc.jpg")
  }

  @Test func `the usual addresses have a width for each size`() throws {
    let path = try #require(path)
    let usual = PosterAddresses.preset
    expectEqual(usual.address(of: path, .small), "https://image.tmdb.org/t/p/w185/abc.jpg")
    expectEqual(usual.address(of: path, .large), "https://image.tmdb.org/t/p/w342/abc.jpg")
  }

  @Test func `an address has at most two hundred characters`() throws {
    let most = "https://a/" + String(repeating: "b", count: 189) + "/"
    try expectEqual(addresses("\"secure_base_url\":\"\(most)\",\"poster_sizes\":[]")?.base, most)
    try expectEqual(addresses("\"secure_base_url\":\"\(most)b\",\"poster_sizes\":[]"), nil)
  }

  @Test(arguments: [
    #""poster_sizes":[]"#, #""secure_base_url":"","poster_sizes":[]"#,
    #""base_url":"http://image.tmdb.org/","poster_sizes":[]"#,
    #""secure_base_url":"http://127.0.0.1/","poster_sizes":[]"#,
    #""secure_base_url":"https://a/?b=","poster_sizes":[]"#,
    #""secure_base_url":"ftp://a/","poster_sizes":[]"#,
    #""secure_base_url":["https://a/"],"poster_sizes":[]"#,
  ])
  func `an address that is not safe is none`(images: String) throws {
    try expectEqual(addresses(images), nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/3/", "http://b/"), ("http://localhost/3", "http://b/"),
    ("https://127.0.0.1/3", nil), ("http://127.0.0.1.example.org/3", nil),
    ("http://example.org/3", nil),
  ])
  func `a service on this machine may have pictures without encryption`(
    service: String, base: String?
  ) throws {
    let images = #""base_url":"http://b/","poster_sizes":["w185"]"#
    try expectEqual(addresses(images, from: service)?.base, base)
  }

  @MainActor private final class Settings {
    var key: String?
  }

  /// A service, and its posters.
  private func server(_ poster: [UInt8]) -> LoopbackServer {
    LoopbackServer { exchange in
      guard exchange.request.hasPrefix("GET /3/configuration ") else {
        return exchange.answer(body: poster)
      }
      exchange.answer(
        "200 OK",
        #"{"images":{"base_url":"http://127.0.0.1:\#(exchange.port)/t/","poster_sizes":["w200"]}}"#)
    }
  }

  private func posters(
    at server: LoopbackServer, key: @escaping @MainActor () -> String?
  ) -> Posters {
    let movies = HTTPMovies(
      ServiceAccess(
        client: HTTPClient(version: "1", limits: .patient), log: .none,
        address: { server.address("/3") }, key: key))
    return Posters(folder: folder.path, movies: movies, clock: ManualClock())
  }

  @Test func `the service is asked once where posters are, and they come without its key`()
    async throws
  {
    let server = server(SampleJPEG(185, 278).bytes)
    let posters = posters(at: server) { "s3cret" }
    for path in ["/a.jpg", "/b.jpg"] { #expect(await posters.poster(at: path, .small) != nil) }
    let requests = server.requests
    expectEqual(
      requests.map { $0.split(separator: "\r\n")[0] },
      [
        "GET /3/configuration HTTP/1.1", "GET /t/w200/a.jpg HTTP/1.1", "GET /t/w200/b.jpg HTTP/1.1",
      ])
    #expect(requests[0].contains("Bearer s3cret"))
    #expect(requests[1].contains("Accept: image/jpeg") && !requests[1].contains("Authorization"))
  }

  @Test func `without a key nothing is asked, and with one everything is`() async {
    let server = server(SampleJPEG(185, 278).bytes)
    let settings = Settings()
    let posters = posters(at: server) { settings.key }
    await expectEqual(posters.poster(at: "/a.jpg", .small), nil)
    expectEqual(server.requests, [])
    settings.key = "s3cret"
    #expect(await posters.poster(at: "/a.jpg", .small) != nil)
  }

  @Test(arguments: [(50_000_000, ["185,a.jpg", "old"]), (50_000_001, ["185,a.jpg"])])
  func `the folder has at most 50 MB`(size: Int, names: [String]) async {
    let poster = SampleJPEG(185, 278).bytes
    TemporaryFolder.makeSparseFile(size - poster.count, at: "\(folder.path)/old")
    #expect(await posters(at: server(poster)) { "s3cret" }.poster(at: "/a.jpg", .small) != nil)
    expectEqual(folder.names, names)
  }

  @Test(arguments: ["{}", "<html>", #"{"images":{"poster_sizes":7}}"#])
  func `a configuration that makes no sense leaves the usual addresses`(body: String) async throws {
    let server = LoopbackServer { $0.answer("200 OK", body) }
    let address = server.address("/3")
    let movies = HTTPMovies(
      ServiceAccess(
        client: HTTPClient(version: "1", limits: .patient), log: .none, address: { address }))
    try await expectEqual(movies.posterAddresses(of: address), .preset)
  }
}
