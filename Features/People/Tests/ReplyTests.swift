import Expectations
import PeopleDomain
import Testing

@testable import HTTP
@testable import PeopleData

/// What randomuser.me has been seen to answer.
struct ReplyTests {
  private func people(_ json: String) throws -> [Person] {
    let response = HTTPResponse(
      endpoint: Endpoint(host: "example.org", port: nil, path: "/api/"), status: 200, headers: [:],
      body: Array(json.utf8))
    let reply: PeopleReply = try response.decoded()
    return (reply.results ?? []).compactMap { $0.value?.person }
  }

  @Test func `a whole person of version 1.4 is read`() throws {
    let person = try people(
      """
      {"results":[{"gender":"female","name":{"title":"Ms","first":"Mina","last":"Holt"},
      "location":{"street":{"number":12,"name":"Quay Lane"},"postcode":"BA1 2XY",
      "coordinates":{"latitude":"-12.3456","longitude":"98.7654"}},
      "email":"mina.holt@example.com",
      "login":{"uuid":"u-1","username":"calmfox123","password":"p"},
      "dob":{"date":"1990-01-02T03:04:05.678Z","age":35},"phone":"020 1234 5678",
      "cell":"07123 456789","id":{"name":"NINO","value":"AA 12 34 56 A"},
      "picture":{"large":"https://example.org/1.jpg"},"nat":"GB"}],
      "info":{"seed":"0123456789abcdef","results":1,"page":1,"version":"1.4"}}
      """)
    expectEqual(
      person,
      [
        Person(
          id: "u-1", name: "Mina Holt", username: "calmfox123", gender: .female,
          email: "mina.holt@example.com", age: 35, country: "GB", cellphone: "07123 456789",
          photo: "https://example.org/1.jpg")
      ])
  }

  @Test func `what is missing has its default`() throws {
    try expectEqual(
      people(#"{"results":[{"login":{"uuid":"u"}}]}"#),
      [
        Person(
          id: "u", name: "", username: "", gender: .unknown, email: "", age: 0, country: "ZZ",
          cellphone: nil, photo: nil)
      ])
  }

  @Test(arguments: [("-5", 0), ("-1", 0), ("0", 0), ("150", 150), ("151", 0), ("1e15", 0)])
  func `an impossible age counts as missing`(told: String, age: Int) throws {
    let people = try people(#"{"results":[{"login":{"uuid":"u"},"dob":{"age":\#(told)}}]}"#)
    expectEqual(people.map(\.age), [age])
  }

  @Test func `blanks around a name are dropped, and one half of it is enough`() throws {
    let names = try people(
      """
      {"results":[{"login":{"uuid":"1"},"name":{"first":" Ayşe ","last":""}},
      {"login":{"uuid":"2"},"name":{"last":"Yılmaz"}}]}
      """
    ).map(\.name)
    expectEqual(names, ["Ayşe", "Yılmaz"])
  }

  @Test(arguments: [
    #""location":{"postcode":12345}"#, #""location":{"postcode":"K1A 0B1"}"#,
    #""id":{"name":"","value":null}"#, #""location":{"street":"old shape 12"}"#,
    #""dob":{"age":"35"}"#, #""gender":null"#, #""picture":null"#,
  ])
  func `a quirk of the service does no harm`(quirk: String) throws {
    let people = try people(#"{"results":[{"login":{"uuid":"u"},"# + quirk + "}]}")
    expectEqual(people.map(\.id), ["u"])
  }

  @Test(arguments: [
    (#""35""#, 35), ("34.9", 34), (#""34.0""#, 34), ("1e30", 0), (#""old""#, 0),
  ])
  func `an age may be text, and counts in whole years`(age: String, years: Int) throws {
    let people = try people(#"{"results":[{"login":{"uuid":"u"},"dob":{"age":\#(age)}}]}"#)
    expectEqual(people.map(\.age), [years])
  }

  @Test(arguments: ["7", "null", "[]", #""a""#, #"{"name":7,"login":{"uuid":"v"}}"#])
  func `a record of another shape is left out`(record: String) throws {
    let ids = try people(#"{"results":[{"login":{"uuid":"u"}},"# + record + "]}").map(\.id)
    expectEqual(ids, ["u"])
  }

  @Test func `no text of a person is longer than a form takes`() throws {
    let long = "a" + String(repeating: "\u{301}", count: 20_000)
    let person = try #require(
      try people(
        """
        {"results":[{"login":{"uuid":"u","username":"\(long)"},"name":{"first":"\(long)"},
        "email":"\(long)","cell":"\(long)","nat":"\(long)","picture":{"large":"\(long)"}}]}
        """
      ).first)
    let texts = [
      person.name, person.username, person.email, person.country, person.cellphone ?? "",
    ]
    #expect(texts.allSatisfy { $0.unicodeScalars.count <= 1_016 })
    expectEqual(person.photo, nil)
  }

  @Test func `a person without an id is left out`() throws {
    try expectEqual(
      people(#"{"results":[{"email":"a@b"},{"login":{"uuid":"u"}}]}"#).map(\.id), ["u"])
  }
}
