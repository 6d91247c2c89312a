/// A reference without ownership and without reference counting, for the tree's own links.
///
/// Reference counting is most of the cost of attaching and detaching: an object with a weak reference
/// counts in a side table, and `unowned(unsafe)` retains for each comparison with nil. Each property of
/// this type states why it does not dangle.
@propertyWrapper
struct Uncounted<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init(wrappedValue: Object?) {
    reference = wrappedValue.map(Unmanaged.passUnretained)
  }

  /// The object, retained while the caller uses it.
  var wrappedValue: Object? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The reference itself.
  var projectedValue: Uncounted {
    get { self }
    set { self = newValue }
  }

  var isNone: Bool { reference == nil }

  func refers(to object: Object?) -> Bool {
    reference?.toOpaque() == object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Calls `body` with the object without retaining it; `body` must not run code that may release it.
  @inline(__always)
  func look<Result>(_ body: (Object) -> Result) -> Result? {
    reference?._withUnsafeGuaranteedRef(body)
  }
}
