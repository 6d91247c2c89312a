import Expectations
import Store
import Testing

struct AsyncValueTests {
  private struct Refusal: Error, Equatable {}
  private typealias Number = AsyncValue<Int, Refusal>

  private let all: [Number] = [.loading, .loaded(7), .failed(Refusal())]

  @Test func `only what is loaded has a value`() {
    expectEqual(all.map(\.value), [nil, 7, nil])
    expectEqual(all.map(\.failure), [nil, nil, Refusal()])
    expectEqual(all.map(\.isLoading), [true, false, false])
    expectEqual(all.map(\.isWanting), [true, false, true])
  }

  @Test func `what was read stays while it is read again, and where that fails`() {
    var number = Number.loaded(7)
    number.begin()
    #expect(number.isLoading && number.value == 7 && number.failure == nil)
    number.receive(.failure(Refusal()))
    #expect(!number.isLoading && number.value == 7 && number.failure == Refusal())
    guard case .loaded(7) = number.phase else { return expectEqual(number, .loaded(7)) }
    number.begin()
    #expect(number.isLoading && number.failure == nil)
    number.show(8)
    #expect(number.isLoading && number.value == 8)
    number.receive(.success(9))
    expectEqual(number, .loaded(9))
  }

  @Test func `a failure without a value is shown until it is read again`() {
    var number = Number()
    #expect(!number.isLoading && number.isWanting)
    guard case .loading = number.phase else { return expectEqual(number, .loading) }
    number.end(Refusal())
    guard case .failed = number.phase else { return expectEqual(number, .failed(Refusal())) }
    number.begin()
    expectEqual(number, .loading)
  }
}
