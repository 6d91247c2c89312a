package import TerminalUI

extension SilentRead {
  /// Nil for bytes that bring input, and for those of which the rest has not come.
  package init?(_ bytes: [UInt8]) {
    switch bytes {
    case [0x1A]: self = .suspension
    case [0x00]: self = .control(" ")
    case [0x1C], [0x1D], [0x1E]: self = .control(Character(Unicode.Scalar(bytes[0] + 0x40)))
    default:
      var decoder = KeyDecoder()
      guard decoder.decode(bytes).isEmpty, case .ground = decoder.state, !bytes.isEmpty else {
        return nil
      }
      guard bytes[0] == 0x1B else {
        self = String(validating: bytes, as: UTF8.self) == nil ? .invalid : .unknown
        return
      }
      switch decoder.takeAnswers().last {
      case .focus(let isThere)?: self = .focus(isThere)
      case .size(let size)?: self = .size(size)
      case nil: self = .unknown
      default: self = .answer
      }
    }
  }
}
