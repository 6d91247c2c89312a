/// A value that is read before it can be shown: what was read last, and why it is not newer.
///
/// What was read stays while it is read again, and where that fails.
public struct AsyncValue<Value, Failure: Error> {
  /// What was read last; nil before that.
  public private(set) var value: Value?
  /// Why it could not be read last; nil while it is read again.
  public private(set) var failure: Failure?
  /// Whether it is being read.
  public private(set) var isLoading = false

  /// Not read, and not being read.
  public init() {}

  /// Being read for the first time.
  public static var loading: AsyncValue {
    var value = AsyncValue()
    value.begin()
    return value
  }

  /// Read, and ready to be shown.
  public static func loaded(_ value: Value) -> AsyncValue { AsyncValue(.success(value)) }

  /// Not read, for this reason.
  public static func failed(_ failure: Failure) -> AsyncValue { AsyncValue(.failure(failure)) }

  /// Read, or not, as a result says.
  public init(_ result: Result<Value, Failure>) { receive(result) }

  /// What can be shown; what was read before counts, whatever has happened since.
  public var phase: Loadable<Value, Failure> {
    value.map(Loadable.loaded) ?? failure.map(Loadable.failed) ?? .loading
  }

  /// Whether there is no value that was read without a failure: the user may want it read again.
  public var isWanting: Bool { value == nil || failure != nil }

  /// Reading begins, for the first time or again.
  public mutating func begin() { (isLoading, failure) = (true, nil) }

  /// Reading goes on after a first answer, such as what was stored before.
  public mutating func show(_ value: Value) { self.value = value }

  /// Reading has ended, by a failure if there is one.
  public mutating func end(_ failure: Failure? = nil) {
    (isLoading, self.failure) = (false, failure)
  }

  /// Reading has ended; after a failure what was read before stays.
  public mutating func receive(_ result: Result<Value, Failure>) {
    switch result {
    case .success(let value):
      show(value)
      end()
    case .failure(let failure): end(failure)
    }
  }
}

extension AsyncValue: Equatable where Value: Equatable, Failure: Equatable {}
