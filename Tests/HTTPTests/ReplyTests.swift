import Expectations
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)))
struct ReplyTests {
  private let endpoint = Endpoint(host: "example.com", port: nil, path: "/api")

  private func response(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(endpoint: endpoint, status: 200, headers: [:], body: body)
  }

  private func reply(_ text: String) throws -> Reply { try response(Array(text.utf8)).reply() }

  private static let json = """
    {"count": 2, "list": [{"name": "가 & 나", "price": "1,999원", "none": null, "empty": ""},
     {"name": " 다 ", "price": 7.5}]}
    """
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE data [<!ENTITY x "<!-- y -->">]>
    <!-- a > b --><data kind="a>b"><count>2</count>
    <list><name>가 &amp; 나</name><price><![CDATA[1,999원]]></price><none/><empty></empty></list>
    <list>\n\t\t<name>\n\t\t다\n</name><price>7.5</price></list></data>
    """

  @Test func `JSON and XML are read alike`() throws {
    let first: Reply = .fields([
      "name": .text("가 & 나"), "price": .text("1,999원"), "none": .nothing, "empty": .nothing,
    ])
    let second: Reply = .fields(["name": .text("다"), "price": .text("7.5")])
    let whole: Reply = .fields(["count": .text("2"), "list": .list([first, second])])
    try expectEqual(reply(Self.json), whole)
    try expectEqual(reply(Self.xml), whole)
    try expectEqual(reply("\u{FEFF}" + Self.xml), whole)
  }

  @Test(arguments: [
    (#"{"list":[{"a":1},{"a":2}]}"#, 2), (#"{"list":{"a":1}}"#, 1), (#"{"list":null}"#, 0),
    ("{}", 0), (#"{"list":""}"#, 0), (#"{"list":[7,{"a":1},null,[]]}"#, 1), (#"{"list":7}"#, 0),
    (#"{"list":[]}"#, 0), ("<d><list><a>1</a></list></d>", 1),
    ("<d><list><a>1</a></list><list><a>1</a></list></d>", 2), ("<d><list/></d>", 0), ("<d/>", 0),
  ])
  func `one row may stand in the place of a list`(body: String, count: Int) throws {
    try expectEqual(reply(body)["list"].rows.count, count)
  }

  @Test(
    arguments: [
      ("1,999원", 1999, 1999), ("X", nil, nil), ("", nil, nil), ("127.0085;", 127.0085, 127),
      ("-99.000000", -99, -99), ("7.466666666666667", 7.466666666666667, 7), ("0010", 10, 10),
      ("1e30", 1e30, nil), ("-", nil, nil), ("nan", nil, nil), ("1.2.3", nil, nil),
      ("12 분", 12, 12),
    ] as [(String, Double?, Int?)])
  func `a number is read as far as it goes`(text: String, number: Double?, whole: Int?) {
    expectEqual(Reply(text).number, number)
    expectEqual(Reply(text).whole, whole)
    expectEqual(Reply("-99.000000").number(in: 0...200), nil)
  }

  @Test func `numbers and truth values of JSON are texts`() throws {
    let values = try reply("[1, 1.5, true, \"0010\", 12345678901234567890, 1e400, [[]], null]")
    expectEqual(values.items.prefix(4), [.text("1"), .text("1.5"), .text("true"), .text("0010")])
    expectEqual(values.items.count, 8)
    expectEqual(values.items.suffix(2), [.list([.list([])]), .nothing])
  }

  @Test func `a field in another encoding leaves the rest readable`() throws {
    // “서울” in CP949.
    let word: [UInt8] = [0xBC, 0xAD, 0xBF, 0xEF]
    for (head, tail) in [(#"{"a":""#, #"","b":"나"}"#), ("<d><a>", "</a><b>나</b></d>")] {
      let reply = try response(Array(head.utf8) + word + Array(tail.utf8)).reply()
      expectEqual(reply["a"].text?.contains("\u{FFFD}"), true)
      expectEqual(reply["b"], .text("나"))
    }
  }

  @Test func `control characters in a text are blanks`() throws {
    try expectEqual(reply("{\"a\":\"x\u{0}\u{1B}\n y\"}")["a"], .text("x    y"))
    try expectEqual(reply("<d><a>x\u{0}y</a></d>")["a"], .text("x y"))
    try expectEqual(reply(#"{"a":"\u0000\u001b[31m\u202ex"}"#)["a"].text?.hasSuffix("x"), true)
  }

  @Test(arguments: [
    (
      "<d>a & b &amp;lt; &#44032;&#xAC00; &nbsp; &#x110000; &toolonganame; &;</d>",
      "a & b &lt; 가가 &nbsp; \u{FFFD} &toolonganame; &;"
    ),
    ("<d>1 < 2, <공사> 3 > 2</d>", "1 < 2, <공사> 3 > 2"),
    ("<d><![CDATA[<a>&amp;]]> b<!-- c --><?d e?></d>", "<a>&amp; b"),
    ("<d a='>' b = \"/>\">x</d >", "x"),
    ("<d>x</d><e>y</e>trailing", "x"),
    ("<!DOCTYPE d [<!ENTITY lol \"lol\"><!ENTITY l2 \"&lol;&lol;\">]><d>&l2;</d>", "&l2;"),
  ])
  func `XML is read leniently`(body: String, text: String) throws {
    try expectEqual(reply(body), .text(text))
  }

  @Test func `an end without its element is ignored, and one of an outer element ends the inner`()
    throws
  {
    try expectEqual(
      reply("<d></x><a><b>1</a><a>2</a></d>"),
      .fields(["a": .list([.fields(["b": .text("1")]), .text("2")])]))
  }

  @Test(arguments: ["", " \r\n\t", "\u{FEFF}", "\0\0"])
  func `a body without anything is empty`(body: String) {
    #expect(throws: HTTPError.empty(endpoint)) { try reply(body) }
  }

  @Test(arguments: [
    "<html><body>secret</body></html>", "\n<!doctype html><HTML></HTML>", "Forbidden", #"{"a": "#,
    "[1,]",
  ])
  func `a web page and a plain text are no data`(body: String) {
    #expect(throws: HTTPError.notJSON(endpoint)) { try reply(body) }
  }

  @Test(arguments: [
    "<d>", "<d", "<d><a>1</a>", "<d><![CDATA[x</d>", "<d><!-- x</d>", "<!DOCTYPE d [<d>x</d>",
    "<d a=\">x</d>", "<d></d",
  ])
  func `XML that does not end is of no use`(body: String) {
    #expect(throws: HTTPError.unexpectedShape(endpoint, place: "the end")) { try reply(body) }
  }

  @Test func `depth, number and length have limits`() throws {
    let deep = 400
    let list = try reply(String(repeating: "[", count: deep) + String(repeating: "]", count: deep))
    var depth = 0
    var inner = list
    while let next = inner.items.first ?? (inner == .nothing ? nil : .nothing) {
      (inner, depth) = (next, depth + 1)
    }
    #expect(depth <= Reply.depth)
    #expect(throws: HTTPError.self) { try reply(String(repeating: "<a>", count: 100_000)) }
    for body in [
      "[" + String(repeating: "1,", count: 600_000) + "1]",
      "<d>" + String(repeating: "<a/>", count: 600_000) + "</d>",
    ] {
      #expect(throws: HTTPError.unexpectedShape(endpoint, place: "the number of values")) {
        try reply(body)
      }
    }
    let long = String(repeating: "가", count: 50_000)
    try expectEqual(reply(#"{"a":"\#(long)"}"#)["a"].text?.count, 10_000)
    try expectEqual(reply("<d>\(long)</d>").text?.count, 10_000)
  }

  @Test(arguments: [
    "<!--", "<![CDATA[", "<!DOCTYPE [", "<?x ", "&", "&#", "</a>", "<a b='", "<", "<a ", "<a/>",
    "]]>",
  ])
  func `hostile text is read in a moment`(piece: String) {
    let body = Array("<d>".utf8) + Array(repeatElement(piece, count: 100_000).joined().utf8)
    #expect(throws: HTTPError.self) { try response(body).reply() }
    let reply = try? response(body + Array("</d>".utf8)).reply()
    #expect(reply.map(isBounded) != false)
  }

  /// Whether no text of a reply is longer than a screen can use.
  private func isBounded(_ reply: Reply) -> Bool {
    switch reply {
    case .nothing: true
    case .text(let text): text.count <= 10_000
    case .list(let items): items.allSatisfy(isBounded)
    case .fields(let fields): fields.values.allSatisfy(isBounded)
    }
  }

  @Test(arguments: [json, xml])
  func `no cut and no changed byte does harm`(text: String) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: HTTPError.self) { try response(Array(bytes.prefix(length))).reply() }
    }
    var random = LinearNumbers(seed: 7)
    for _ in 0..<3_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      let reply = try? response(changed).reply()
      #expect(reply.map(isBounded) != false)
    }
  }
}

/// The same numbers for the same seed.
private struct LinearNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
