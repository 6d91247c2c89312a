import Expectations
import Store
import Testing

struct LoadableTests {
  private struct Refusal: Error, Equatable {}

  private let all: [Loadable<Int, Refusal>] = [.loading, .loaded(7), .failed(Refusal())]

  @Test func `only what is loaded has a value`() {
    expectEqual(all.map(\.value), [nil, 7, nil])
  }

  @Test func `the value alone is transformed`() {
    expectEqual(all.map { $0.map { "\($0)" } }, [.loading, .loaded("7"), .failed(Refusal())])
  }
}
