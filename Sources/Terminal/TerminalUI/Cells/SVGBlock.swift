/// The rectangle of a line or a block, which fonts draw with gaps between cells, and in other widths.
struct SVGBlock: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// For `count` equal characters side by side in cells of a size, in tenths of a pixel; nil for
  /// other characters.
  init?(_ scalar: Unicode.Scalar, count: Int, cell: (width: Int, height: Int)) {
    (width, height) = (count * cell.width, cell.height)
    switch scalar {
    case "─": (y, height) = (cell.height / 2, 10)
    case "│" where count == 1: (x, width) = (cell.width / 2, 10)
    case "┃" where count == 1: (x, width) = (cell.width / 2 - 8, 24)
    case "▀": height = cell.height / 2
    case "▁"..."█":
      height = cell.height * Int(scalar.value - 0x2580) / 8
      y = cell.height - height
    case "▉"..."▏" where count == 1: width = cell.width * Int(0x2590 - scalar.value) / 8
    default: return nil
    }
  }
}
