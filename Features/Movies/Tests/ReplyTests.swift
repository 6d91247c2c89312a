import Expectations
import HTTP
import HTTPTesting
import Log
import LogTesting
import MoviesDomain
import Phrases
import Services
import Testing
import Time

@testable import MoviesData

/// What themoviedb.org has been seen to answer, and what it is asked.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct ReplyTests {
  private let messages = Messages()

  private func movies(
    at address: String, key: String? = "s3cret", tries: Int = 1, pauses: Pauses = Pauses()
  ) -> HTTPMovies {
    var limits = HTTPLimits.patient
    limits.tries = tries
    return HTTPMovies(
      ServiceAccess(
        client: HTTPClient(version: "1", limits: limits) { pauses.take($0) }, log: messages.log,
        address: { address }, key: { key }))
  }

  private func page(_ body: String, number: Int = 1) async throws -> MoviePage {
    let server = LoopbackServer { $0.answer("200 OK", body) }
    return try await movies(at: server.address("/3")).search(query("a"), page: number)
  }

  private func details(_ body: String) async throws -> MovieDetails {
    let server = LoopbackServer { $0.answer("200 OK", body) }
    return try await movies(at: server.address("/3")).details(of: 1, in: .korean)
  }

  private func query(_ text: String, _ language: Language = .korean) throws -> MovieQuery {
    try #require(MovieQuery(text, in: language))
  }

  @Test func `a page is read as the service tells it`() async throws {
    let page = try await page(
      """
      {"page":1,"results":[{"adult":false,"backdrop_path":null,"genre_ids":[18,878],"id":1001,
      "original_language":"ko","original_title":"예시","overview":"…","popularity":12.34,
      "poster_path":"/abc.jpg","release_date":"2024-05-06","title":"Example","video":false,
      "vote_average":7.14,"vote_count":42}],"total_pages":3,"total_results":55}
      """)
    let movie = Movie(
      id: 1001, title: "Example", originalTitle: "예시", overview: "…",
      release: Day(year: 2024, month: 5, day: 6), poster: "/abc.jpg", rating: 71)
    expectEqual(page, MoviePage(number: 1, pageCount: 3, total: 55, movies: [movie]))
    expectEqual(messages.all, [])
  }

  @Test func `details are read as the service tells them`() async throws {
    let details = try await details(
      """
      {"adult":false,"backdrop_path":"/b.jpg","belongs_to_collection":null,"budget":0,
      "genres":[{"id":18,"name":"Drama"},{"id":19},7,{"name":" "}],"homepage":"","id":1,
      "imdb_id":"tt1","origin_country":["KR"],"original_language":"ko","original_title":"예시",
      "overview":"","poster_path":null,"release_date":"","revenue":0,"runtime":121,
      "status":"Released","tagline":"One line","title":"예시","vote_average":0.0,"vote_count":0}
      """)
    expectEqual(
      details,
      MovieDetails(
        movie: Movie(id: 1, title: "예시", originalTitle: "예시"), tagline: "One line",
        genres: ["Drama"], minutes: 121))
  }

  @Test(arguments: [
    #""release_date":"""#, #""release_date":null"#, #""release_date":"soon""#,
    #""release_date":"2024-02-30""#, #""release_date":"2024-5-6""#, #""release_date":20240506"#,
    #""release_date":[1]"#, #""poster_path":"abc.jpg""#, #""poster_path":"/../key""#,
    #""poster_path":"/a b.jpg""#, #""poster_path":"/a?b.jpg""#, #""poster_path":{}"#,
    #""vote_average":0,"vote_count":0"#, #""vote_average":8,"vote_count":0"#,
    #""vote_average":1e300,"vote_count":3"#, #""vote_average":-1"#, #""vote_average":"good""#,
    #""vote_average":0,"vote_count":1"#, #""vote_average":10.1,"vote_count":1"#,
    #""runtime":0"#, #""runtime":10001"#, #""runtime":1e9"#, #""runtime":1.5"#, #""genres":null"#,
    #""genres":7"#,
    #""tagline":null"#, #""original_title":null"#, #""overview":null"#,
  ])
  func `what makes no sense is missing, and no more than that`(field: String) async throws {
    let details = try await details(#"{"id":1,"title":"A","# + field + "}")
    expectEqual(details, MovieDetails(movie: Movie(id: 1, title: "A")))
  }

  @Test func `a rating is at least a tenth and at most ten, of one vote or more`() async throws {
    for (average, rating) in [("0.1", 1), ("10", 100)] {
      let fields = "\"vote_average\":\(average),\"vote_count\":1,\"runtime\":10000"
      let details = try await details(#"{"id":1,"title":"A","# + fields + "}")
      let movie = Movie(id: 1, title: "A", rating: rating)
      expectEqual(details, MovieDetails(movie: movie, minutes: 10_000))
    }
  }

  @Test(arguments: [
    "7", "null", "[]", #"{"title":"A"}"#, #"{"id":0,"title":"A"}"#, #"{"id":-3,"title":"A"}"#,
    #"{"id":1.5,"title":"A"}"#, #"{"id":2,"title":""}"#, #"{"id":2,"title":{}}"#,
  ])
  func `a film of another shape is left out, and logged`(row: String) async throws {
    let page = try await page(#"{"results":[{"id":1,"title":"A"},\#(row)],"total_pages":1}"#)
    expectEqual(page.movies, [Movie(id: 1, title: "A")])
    expectEqual(messages.all, ["1 films of another shape were left out."])
  }

  @Test(arguments: [
    (1, "", 0, 0), (1, #","total_pages":0,"total_results":0"#, 0, 0),
    (1, #","total_pages":1,"total_results":0"#, 1, 0), (1, #","total_pages":{}"#, 0, 0),
    (1, #","total_pages":-1,"total_results":-5"#, 0, 0), (9, #","total_pages":20"#, 9, 0),
    (2, #","total_pages":1e30,"total_results":1e30"#, 0, 0),
  ])
  func `a page without films is the last one`(
    number: Int, rest: String, pageCount: Int, total: Int
  ) async throws {
    let page = try await page(#"{"results":[]"# + rest + "}", number: number)
    expectEqual(page, MoviePage(number: number, pageCount: pageCount, total: total, movies: []))
  }

  @Test func `no text is longer than a screen can use`() async throws {
    let long = String(repeating: "a\u{301}\u{302}", count: 20_000)
    let details = try await details(
      """
      {"id":1,"title":"\(long)","original_title":"\(long)","overview":"\(long)",
      "tagline":"\(long)","genres":[{"name":"\(long)"}]}
      """)
    let texts = [
      details.movie.title, details.movie.originalTitle, details.movie.overview, details.tagline,
    ]
    expectEqual((texts + details.genres).map(\.count), [300, 300, 4_000, 500, 100])
    let genres = (1...31).map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
    try await expectEqual(
      self.details("{\"id\":1,\"title\":\"A\",\"genres\":[\(genres)]}").genres,
      (1...30).map { "\($0)" })
    let rows = Array(repeating: #"{"id":1,"title":"A"}"#, count: 5_000).joined(separator: ",")
    try await expectEqual(page("{\"results\":[\(rows)]}").movies.count, 100)
  }

  @Test(arguments: [
    "{}", "[]", #"{"results":null}"#, #"{"results":7}"#, #"{"results":[7]}"#,
    #"{"results":[{"id":1,"#, "<html>",
  ])
  func `what is no page is a sentence`(body: String) async {
    await #expect(throws: MoviesError.service(.unreadableReply)) { try await page(body) }
  }

  @Test func `details of another film are none`() async {
    await #expect(throws: MoviesError.service(.unreadableReply)) {
      try await details(#"{"id":2,"title":"A"}"#)
    }
  }

  @Test(arguments: [
    ("401 Unauthorized", MoviesError.keyRefused), ("403 Forbidden", .keyRefused),
    ("404 Not Found", .missing), ("422 Wrong", .service(.refused(status: 422))),
    ("500 Oops", .service(.refused(status: 500))), ("429 Slow down", .service(.tooManyRequests)),
    ("204 No Content", .service(.emptyReply)), ("302 Found", .service(.untrusted)),
  ])
  func `each status is a sentence`(status: String, error: MoviesError) async {
    let server = LoopbackServer { exchange in
      exchange.answer(status, headers: ["Location: http://example.org/"], "")
    }
    let movies = movies(at: server.address("/3"))
    await #expect(throws: error) { try await movies.details(of: 1, in: .korean) }
    // A film that is missing is no fault of the service.
    expectEqual(messages.all.count, (error == .missing ? 0 : 1))
  }

  @Test func `a service that asks for patience gets it`() async throws {
    let server = LoopbackServer { exchange in
      guard exchange.number > 1 else {
        return exchange.answer("429 Slow down", headers: ["Retry-After: 2"], "")
      }
      exchange.answer("200 OK", #"{"results":[]}"#)
    }
    let pauses = Pauses()
    let movies = movies(at: server.address("/3"), tries: 3, pauses: pauses)
    try await expectEqual(movies.search(query("a"), page: 1).movies, [])
    expectEqual(pauses.taken, [.seconds(2)])
  }

  @Test(arguments: ["/3", "/3/"])
  func `the key goes into a header, and nowhere else`(path: String) async throws {
    let server = LoopbackServer { $0.answer("404 Not Found") }
    let movies = movies(at: server.address(path))
    await #expect(throws: MoviesError.self) {
      try await movies.search(query("갈비 & 밥", .english), page: 2)
    }
    await #expect(throws: MoviesError.missing) { try await movies.details(of: 7, in: .korean) }
    let lines = server.requests.map { $0.split(separator: "\r\n").map(String.init) }
    expectEqual(
      lines.map { $0[0].lowercased() },
      [
        "get /3/search/movie?query=%ea%b0%88%eb%b9%84+%26+%eb%b0%a5&page=2&language=en-us http/1.1",
        "get /3/movie/7?language=ko-kr http/1.1",
      ])
    #expect(lines.allSatisfy { $0.contains("Authorization: Bearer s3cret") })
    #expect(!messages.all.joined().contains("s3cret"))
    #expect(!messages.all.joined().contains("%ea"))
  }

  @Test func `without a key none is sent, and one that no header takes is refused`() async throws {
    let server = LoopbackServer { $0.answer("200 OK", #"{"results":[]}"#) }
    _ = try await movies(at: server.address(), key: nil).search(query("a"), page: 1)
    #expect(!server.requests[0].contains("Authorization"))
    await #expect(throws: MoviesError.keyRefused) {
      try await movies(at: server.address(), key: "a\r\nX: y").search(query("a"), page: 1)
    }
    expectEqual(server.requests.count, 1)
  }

  @Test(arguments: ["ftp://a/3/", "https://example.org/3/?api_key=a", "https://example.org/3#a"])
  func `an address that takes no path is named by its setting`(address: String) async {
    await #expect(throws: MoviesError.service(.invalidAddress(setting: "movies.url"))) {
      try await movies(at: address).search(query("a"), page: 1)
    }
  }

  @Test(arguments: [-3, 0])
  func `what is no film of the service is not asked for`(id: Int) async {
    let server = LoopbackServer { $0.answer() }
    await #expect(throws: MoviesError.missing) {
      try await movies(at: server.address()).details(of: id, in: .korean)
    }
    expectEqual(server.requests, [])
  }

  @Test func `a search that is cancelled ends at once, and is not logged`() async throws {
    let server = LoopbackServer { $0.fallSilent() }
    let movies = movies(at: server.address())
    let query = try query("a")
    let search = Task { try await movies.search(query, page: 1) }
    await server.nextRequest()
    search.cancel()
    await #expect(throws: MoviesError.self) { try await search.value }
    expectEqual(messages.all, [])
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer { $0.answer("200 OK", #"{"images":{"poster_sizes":[]}}"#) }
    let place = try await movies(at: server.address("/3")).check()
    expectEqual(place, "127.0.0.1:\(server.port)/3/configuration")
    expectEqual(server.requests.count, 1)
  }
}
