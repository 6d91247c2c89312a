/// A reference to a riblet further up, or to the router beside: `@Up var listener: (any Listener)?`.
///
/// It keeps nothing alive, and finds nobody unless the riblet is active: what comes late is harmless.
/// Any other object, such as a test's double, is found as long as it lives.
@MainActor @propertyWrapper public struct Up<Role> {
  @usableFromInline var presence: Presence?

  /// The object and how it plays its role, uncounted.
  ///
  /// It does not dangle where it is read: the presence includes only what is alive.
  @usableFromInline var words: (UInt, UInt) = (0, 0)

  @inlinable public init() {}

  @inlinable public var wrappedValue: Role? {
    get {
      guard let presence, presence.includes(words.0) else { return nil }
      return unsafeBitCast(words, to: Role.self)
    }
    set {
      guard let newValue else {
        presence = nil
        return
      }
      // A role is one protocol of classes: an object, and how it conforms. What has another size
      // stops here in every build, and what is no object in a debug build, the first time it is set.
      words = unsafeBitCast(newValue, to: (UInt, UInt).self)
      assert(words.0 == UInt(bitPattern: ObjectIdentifier(newValue as AnyObject)))
      presence = Presence.of(unsafeBitCast(words.0, to: AnyObject.self))
    }
  }
}
