import Store
import Testing

struct LoadableTests {
  private struct Refusal: Error, Equatable {}

  @Test func `has a value only after success`() {
    let all: [Loadable<Int, Refusal>] = [
      .ready, .loading(permil: nil), .loading(permil: 500), .success(7), .failure(Refusal()),
    ]
    #expect(all.map(\.value) == [nil, nil, nil, 7, nil])
  }

  @Test func `another value keeps how far it has come`() {
    let all: [Loadable<Int, Refusal>] = [
      .ready, .loading(permil: 5), .success(7), .failure(Refusal()),
    ]
    #expect(
      all.map { $0.map { "\($0)" } }
        == [.ready, .loading(permil: 5), .success("7"), .failure(Refusal())])
  }
}
