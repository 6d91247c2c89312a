public import Phrases
public import Raster

/// A picture in its own shape, as large as its place allows, from the upper left corner.
///
/// Drawn by half blocks, by the terminal itself where it can, or said in words:
/// `Environment.pictures`.
public struct Picture: Widget {
  private let state: PictureState?
  private let words: Phrase
  private let onNeeded: (@MainActor () -> Void)?

  /// `words` say what is to be seen, such as "poster of Parasite".
  ///
  /// While `state` is nil nothing is drawn, and `onNeeded` is called after each frame that would show
  /// the picture.
  public init(
    _ words: some Phrased, _ state: PictureState?, onNeeded: (@MainActor () -> Void)? = nil
  ) {
    self.words = words.phrase
    self.state = state
    self.onNeeded = onNeeded
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    switch environment.pictures {
    case .none: .zero
    case .words:
      Size(columns: environment.columns(of: words), rows: 1)
        .limited(to: offered)
    case .cells: state?.size(in: offered) ?? .zero
    }
  }

  public func draw(on canvas: Canvas) {
    let words = words.text(canvas.environment.language)
    switch canvas.environment.pictures {
    case .none: break
    case .words: canvas.write(words, Style(.dim))
    case .cells:
      guard let state else {
        if let onNeeded { canvas.pass.afterFrame(onNeeded) }
        return
      }
      guard let cells = state.cells(in: canvas.size) else { return }
      canvas.draw(state.raster, words, as: cells)
    }
  }

  public func describe(to speech: Speech) { speech.say(words.text(speech.environment.language)) }
}

/// The pixels of a picture, and how they were last drawn.
@MainActor public final class PictureState {
  /// The picture in its full size.
  public let raster: Raster
  private var last: (size: Size, cells: Raster)?

  /// A picture that was not drawn yet; the state keeps how it was scaled last.
  public init(_ raster: Raster) { self.raster = raster }

  /// A cell is two pixels high and one wide, which makes them about square.
  func size(in offered: Size) -> Size {
    guard offered.columns > 0, offered.rows > 0 else { return .zero }
    let fitted = raster.fitted(into: offered.columns, by: offered.rows * 2)
    return Size(columns: fitted.width, rows: (fitted.height + 1) / 2)
  }

  /// The picture with two pixels for each cell; nil without room.
  func cells(in offered: Size) -> Raster? {
    let size = size(in: offered)
    guard size != .zero else { return nil }
    if let last, last.size == size { return last.cells }
    let cells = raster.scaled(to: size.columns, by: size.rows * 2)
    last = (size, cells)
    return cells
  }
}
