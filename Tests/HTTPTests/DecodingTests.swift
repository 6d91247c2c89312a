import Expectations
import Testing

@testable import HTTP

struct DecodingTests {
  private struct Place: Decodable, Equatable {
    var code: LenientString
    var latitude: LenientDouble?
  }

  private let endpoint = Endpoint(host: "example.com", port: nil, path: "/api")

  private func decode<Value: Decodable>(_ text: String) throws(HTTPError) -> Value {
    try HTTPResponse(endpoint: endpoint, status: 200, headers: [:], body: Array(text.utf8))
      .decoded()
  }

  @Test func `values of other types are converted`() throws {
    let places: [Place] = try decode(
      """
      [{"code": " 0010 ", "latitude": "-99.000000"}, {"code": 12345, "latitude": 1.5},
       {"code": null, "latitude": null}, {"code": "", "latitude": "X"},
       {"code": true, "latitude": 3}, {"code": 1.5, "latitude": "nan"}]
      """)
    expectEqual(
      places,
      [
        Place(code: LenientString(value: "0010"), latitude: LenientDouble(value: -99)),
        Place(code: LenientString(value: "12345"), latitude: LenientDouble(value: 1.5)),
        Place(code: LenientString(value: nil)),
        Place(code: LenientString(value: nil), latitude: LenientDouble(value: nil)),
        Place(code: LenientString(value: "true"), latitude: LenientDouble(value: 3)),
        Place(code: LenientString(value: "1.5"), latitude: LenientDouble(value: nil)),
      ])
  }

  @Test(arguments: ["", " \r\n\t", "\u{FEFF}"])
  func `a body without anything is empty`(text: String) {
    #expect(throws: HTTPError.empty(endpoint)) { try decode(text) as [Int] }
  }

  @Test(arguments: ["<html>secret</html>", "\n<?xml?>", "Not Found", #"{"a": "#, "{} {}"])
  func `what is no JSON is told without its text`(text: String) {
    #expect(throws: HTTPError.notJSON(endpoint)) { try decode(text) as [String: Int] }
  }

  @Test(arguments: [
    #""\x""#, #""\u12g4""#, #""\u+123""#, #""\u-000""#, #""\ud800""#, #""\ud800\u0041""#,
    #""\udc00""#,
    "\"a\nb\"",
    "01", "-", "1.", ".5", "+1", "1e", "1e+", "0x1", "NaN", "Infinity", "tru", "nul", "[1,]",
    "[1 2]",
    #"{"b":1,}"#, #"{"b"}"#, "{b:1}", "'a'", "[", "\"", String(repeating: "[", count: 100_000),
  ])
  func `what is wrong in a field that is not read is no JSON`(value: String) {
    #expect(throws: HTTPError.notJSON(endpoint)) {
      try decode(#"{"count": 1, "other": "# + value + "}") as [String: Attempted<Int>]
    }
  }

  @Test(arguments: [
    #""\ud83d\ude00 \u00e9 \"\\\/\b\f\n\r\t""#, "-0.5e-10", "1E+400", "0",
    "12345678901234567890123",
    "[ ]", "{ }", #"[{"a":[null,true,false]} , 1]"#, "\"\u{7F}가\"",
  ])
  func `every value that is JSON may stand in a field that is not read`(value: String) throws {
    let fields: [String: Attempted<Bool>] = try decode(#"{"a" : true, "b": "# + value + "\n}")
    expectEqual(fields["a"]?.value, true)
  }

  @Test func `a value of another shape leaves the rest of a list readable`() throws {
    let values: [Attempted<Int>] = try decode(#"[1, "a", null, {"a": 1}, 2]"#)
    expectEqual(values.map(\.value), [1, nil, nil, nil, 2])
  }

  @Test func `bytes that are no text are no JSON`() {
    let response = HTTPResponse(
      endpoint: endpoint, status: 200, headers: [:], body: [0x22, 0xFF, 0xFE, 0x22])
    #expect(throws: HTTPError.notJSON(endpoint)) { try response.decoded() as String }
  }

  @Test func `another shape is told by its place`() {
    struct Page: Decodable { var results: [Person] }
    struct Person: Decodable { var name: String }
    func place(_ text: String) -> HTTPError? {
      #expect(throws: HTTPError.self) { try decode(text) as Page }
    }
    expectEqual(
      place(#"{"results": [{"name": "a"}, {"name": 3}]}"#),
      .unexpectedShape(endpoint, place: "results[1].name"))
    expectEqual(place(#"{"results": [{}]}"#), .unexpectedShape(endpoint, place: "results[0].name"))
    expectEqual(place(#"{"results": null}"#), .unexpectedShape(endpoint, place: "results"))
    expectEqual(place("[]"), .unexpectedShape(endpoint, place: "the top"))
    expectEqual(place("7"), .unexpectedShape(endpoint, place: "the top"))
  }

  @Test func `a number that does not fit is another shape`() {
    struct Page: Decodable { var count: Int8 }
    #expect(throws: HTTPError.unexpectedShape(endpoint, place: "a number")) {
      try decode(#"{"count": 300}"#) as Page
    }
  }

  @Test func `a byte order mark is no part of the data`() throws {
    try expectEqual(decode("\u{FEFF}[1]"), [1])
  }
}
