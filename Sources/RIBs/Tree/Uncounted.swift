/// A reference that keeps nothing alive and costs no counting, not even to see whether it is there.
///
/// Counting is most of what attaching and detaching cost: an object that is known weakly counts in
/// a side table, and `unowned(unsafe)` counts for each comparison with nil. Whoever stores one says
/// beside it why it does not dangle.
@propertyWrapper
struct Uncounted<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init(wrappedValue: Object?) {
    reference = wrappedValue.map(Unmanaged.passUnretained)
  }

  /// The object, counted while the caller uses it.
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

  /// Where the object lies, as the first word of a reference to it.
  var address: UInt? { reference.map { UInt(bitPattern: $0.toOpaque()) } }

  func refers(to object: Object?) -> Bool {
    reference?.toOpaque() == object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Looks at the object without counting it; `body` lets nobody else run meanwhile, so that the
  /// object outlives it.
  @inline(__always)
  func look<Result>(_ body: (Object) -> Result) -> Result? {
    reference?._withUnsafeGuaranteedRef(body)
  }
}
