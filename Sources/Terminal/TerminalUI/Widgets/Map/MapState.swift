public import Geography
public import Phrases

/// The part of the world that a map shows, and the selected mark.
///
/// At first everything that is on the map is shown.
public final class MapState: Responder {
  /// The selected mark, which need not be on the map; nil for none.
  public private(set) var selection: MapMark.ID?

  /// Called when keys or the mouse have selected another mark.
  public var onSelect: ((MapMark.ID) -> Void)?
  /// Called on Enter with the selected mark; if nil, the map does not bind Enter.
  public var onActivate: ((MapMark.ID) -> Void)?

  /// What each frame is fitted to, until the view is moved.
  private enum Fit {
    case everything
    case box(CoordinateBox)
  }

  private let activation: Phrase?
  private(set) var viewport = MapViewport()
  private var fit: Fit? = .everything
  /// Whether the selection has changed since it was last in view.
  private var seeksSelection = false
  private var layers: [MapLayer] = []

  /// - Parameter activation: the title of Enter in hints and help; "open" by default.
  public init(activation: Phrase? = nil) {
    self.activation = activation
  }

  /// Selects a mark without calling `onSelect`; one out of view is brought into it by the next frame
  /// that has it.
  ///
  /// Nothing happens to the view if it is selected already.
  public func select(_ id: MapMark.ID?) {
    guard id != selection else { return }
    selection = id
    seeksSelection = true
  }

  /// Brings the selected mark into view again, for a map that comes into another place.
  public func showSelection() { seeksSelection = true }

  /// Shows a box as large as possible, at any size, until the view is moved.
  public func fit(_ box: CoordinateBox) { fit = .box(box) }

  /// The selected mark if it is on the map.
  var selectedMark: MapMark? {
    guard let selection else { return nil }
    for case .marks(let marks) in layers.reversed() {
      if let mark = marks.first(where: { $0.id == selection }) { return mark }
    }
    return nil
  }

  /// Updates what is on the map and its size when a frame is drawn.
  func layOut(_ layers: [MapLayer], in size: Size) {
    self.layers = layers
    viewport.size = size
    switch fit {
    case .everything: CoordinateBox(layers.flatMap(\.coordinates)).map { viewport.fit($0) }
    case .box(let box): viewport.fit(box)
    case nil: break
    }
    guard seeksSelection, let mark = selectedMark else { return }
    seeksSelection = false
    if viewport.reveal(Mercator(mark.coordinate)) { fit = nil }
  }

  public var role: Phrase { TerminalText.map }

  /// Arrows and zoom keys that cannot change the view are left to others.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    func hint(_ title: Phrase, _ label: String) -> KeyBinding {
      KeyBinding(title: title, label: label) {}
    }
    var bindings = [
      hint(TerminalText.move, environment.symbols.names(of: .up, .down, .left, .right)),
      hint(TerminalText.zoom, "+ -"),
    ]
    let hasMarks = layers.contains { !$0.marks.isEmpty }
    if hasMarks { bindings.append(hint(TerminalText.nextMark, "n p")) }
    if let onActivate, let mark = selectedMark {
      let title = activation ?? ListText.open
      bindings.append(KeyBinding(.enter, title: title) { onActivate(mark.id) })
    }
    func add(
      _ keys: [Key], as title: Phrase, isConfined: Bool = true, isIdle: Bool = false,
      _ action: @escaping @MainActor () -> Void
    ) {
      var binding = KeyBinding(
        keys, title: title, isHinted: false, action: action)
      binding.isConfined = isConfined
      binding.isIdle = isIdle
      bindings.append(binding)
    }
    func add(_ keys: Key..., as title: Phrase, _ next: MapViewport) {
      add(keys, as: title, isIdle: next == viewport) { self.show(next) }
    }
    add(.left, .character("h"), as: TerminalText.westward, viewport.panned(right: -1))
    add(.down, .character("j"), as: TerminalText.down, viewport.panned(down: 1))
    add(.up, .character("k"), as: TerminalText.up, viewport.panned(down: -1))
    add(.right, .character("l"), as: TerminalText.eastward, viewport.panned(right: 1))
    add(.character("+"), .character("="), as: TerminalText.zoomIn, zoomed(by: 1))
    add(.character("-"), as: TerminalText.zoomOut, zoomed(by: -1))
    add([.character("0")], as: TerminalText.showAll) { self.fit = .everything }
    guard hasMarks else { return bindings }
    let isConfined = onSelect == nil
    add([.character("n")], as: TerminalText.nextMark, isConfined: isConfined) { self.step(by: 1) }
    add([.character("p")], as: TerminalText.previousMark, isConfined: isConfined) {
      self.step(by: -1)
    }
    return bindings
  }

  /// About the selected mark while it is in view, where it stays, or else about the middle.
  private func zoomed(by steps: Double) -> MapViewport {
    let mark = selectedMark.map { Mercator($0.coordinate) }.flatMap {
      viewport.contains($0) ? $0 : nil
    }
    return viewport.zoomed(steps, about: mark ?? viewport.center)
  }

  private func show(_ viewport: MapViewport) {
    self.viewport = viewport
    fit = nil
    seeksSelection = false
  }

  /// Selects the next or previous mark; at first the first or last one.
  private func step(by step: Int) {
    let marks = layers.marks
    let index = marks.firstIndex { $0.id == selection }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : marks.count - 1)
    if marks.indices.contains(next) { choose(marks[next].id) }
  }

  private func choose(_ id: MapMark.ID) {
    guard id != selection else { return }
    select(id)
    onSelect?(id)
  }

  /// Selects a mark, or activates it if it is selected already.
  func click(_ id: MapMark.ID, hadFocus: Bool) {
    if id == selection, hadFocus { onActivate?(id) } else { choose(id) }
  }

  /// Zooms in if the wheel was turned upwards, with the place under the mouse staying there.
  func turn(by notches: Int, at cell: Point) {
    let steps = -Double(notches) * Self.zoomPerNotch
    show(viewport.zoomed(steps, about: viewport.place(of: cell)))
  }

  /// As a power of 2; a key zooms twice as far.
  private static let zoomPerNotch = 0.5
}
