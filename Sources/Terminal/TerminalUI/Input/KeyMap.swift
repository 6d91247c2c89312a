/// Which keys the user presses in the place of those that bindings have.
public struct KeyMap: Hashable, Sendable {
  /// By the key that is pressed.
  private var meanings: [Key: Key] = [:]
  /// By the key that bindings have.
  private var places: [Key: Key] = [:]

  /// No key is rebound.
  public init() {}

  /// Makes `pressed` trigger the action of `key`, and unbinds `key`.
  ///
  /// Returns the key that `pressed` already stands for, and changes nothing then.
  public mutating func put(_ key: Key, on pressed: Key) -> Key? {
    if let other = meanings[pressed] { return other }
    meanings[pressed] = key
    places[key] = pressed
    return nil
  }

  /// The key that bindings have for a pressed key; nil if what it did is elsewhere.
  func meaning(of pressed: Key) -> Key? {
    if let key = meanings[pressed] ?? pressed.latin.flatMap({ meanings[$0] }) { return key }
    return places[pressed] == nil && pressed.latin.flatMap { places[$0] } == nil ? pressed : nil
  }

  /// The key to press for a key that bindings have; nil if another one took its place.
  public func place(of key: Key) -> Key? { places[key] ?? (meanings[key] == nil ? key : nil) }
}
