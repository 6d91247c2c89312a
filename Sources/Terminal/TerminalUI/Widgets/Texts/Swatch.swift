/// A field of a colour, which is only seen; the number of a tint where colours do not tell them apart.
public struct Swatch: Widget {
  private let role: Role
  private let columns: Int

  /// A field of one row in the colour of `role`.
  public init(_ role: Role, columns: Int = 2) {
    self.role = role
    self.columns = columns
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: columns, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    if !canvas.environment.hasColors, let tint = Role.tints.firstIndex(of: role) {
      // Of 10 one column has the last figure.
      let number = String("\(tint + 1)".suffix(columns))
      canvas.write(number, Style(role), columns: columns, alignment: .trailing)
      return
    }
    let full = canvas.environment.symbols.bar(isSelected: true)
    canvas.fill(Style(role), with: full, in: Rect(columns: columns, rows: 1))
  }

  public func describe(to speech: Speech) {}
}
