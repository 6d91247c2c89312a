/// The part of a place that one riblet remembers besides its segment: a few named values, in order.
public struct RestorationState: Hashable, Sendable {
  /// No two have the same name.
  public private(set) var entries: [Segment.Parameter] = []

  /// A restoration state without entries, which a place leaves out.
  public init() {}

  /// Whether nothing is remembered.
  public var isEmpty: Bool { entries.isEmpty }

  /// A new name comes last; nil removes the value.
  public subscript(name: String) -> String? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { $0.name == name }
      let entry = newValue.map { Segment.Parameter(name, $0) }
      switch (index, entry) {
      case (let index?, let entry?): entries[index] = entry
      case (let index?, nil): entries.remove(at: index)
      case (nil, let entry?): entries.append(entry)
      case (nil, nil): break
      }
    }
  }
}

extension RestorationState: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral entries: (String, String)...) {
    for (name, value) in entries { self[name] = value }
  }
}

extension RestorationState: CustomStringConvertible {
  /// As `init(parsing:)` reads it: pairs joined by `&`, percent-encoded.
  public var description: String { entries.map(\.description).joined(separator: "&") }

  /// Nil when a name is empty or an escape is broken.
  public init?(parsing text: some StringProtocol) {
    for pair in text.split(separator: "&") {
      guard let entry = Segment.Parameter(parsing: pair) else { return nil }
      self[entry.name] = entry.value
    }
  }
}

/// A part of a riblet with a state that a place remembers: the draft of an interactor, the selection of
/// a list.
@MainActor public protocol Restorable: AnyObject {
  /// The state to remember; nil for none.
  var restorationState: RestorationState? { get }

  /// Whether unsaved input would be lost if the app ended now.
  var hasUnsaved: Bool { get }

  /// Restores what `restorationState` returned, possibly before the shown data has been loaded.
  func restore(_ restoration: RestorationState)
}

extension Restorable {
  public var restorationState: RestorationState? { nil }

  public func restore(_ restoration: RestorationState) {}

  public var hasUnsaved: Bool { false }
}
