/// A value that is read before it can be shown; `AsyncValue` keeps it while it is read again.
public enum Loadable<Value, Failure: Error> {
  /// Being read, for the first time or again after a failure.
  case loading
  /// Read, and ready to be shown.
  case loaded(Value)
  /// Not read, for this reason.
  case failed(Failure)

  /// The value, once it is loaded.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Whether it is being read.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Why it was not read, if it was not.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The same with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other, Failure> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(transform(value))
    case .failed(let failure): .failed(failure)
    }
  }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
