#if DEBUG
  import RIBs
  import TerminalUI

  /// A way that grows with what is pressed, up to a limit.
  struct LiveWay {
    private(set) var way: LiveSnapshot.Way
    private var bytes: Int
    /// Whether something was not kept, so that what comes after it means nothing.
    private var isCut = false
    /// The press of the mouse that is not released yet.
    private var pressed: LiveSnapshot.Press?

    private static let mostBytes = 1 << 16

    init(_ way: LiveSnapshot.Way) {
      self.way = way
      bytes = way.presses.reduce(0) { $0 + Self.bytes(of: $1) }
    }

    /// What is typed into a field for secrets is not kept, nor what comes after it, or after a turn of
    /// the wheel.
    mutating func add(_ press: LiveSnapshot.Press, isSecret: Bool) {
      var press = press
      switch press.input {
      case .resize: return
      case .mouse(let mouse) where mouse.action == .press:
        press.input = .mouse(Mouse(.click, at: mouse.point))
        return pressed = press
      case .mouse(let mouse) where mouse.action == .release:
        guard let click = pressed else { return }
        pressed = nil
        press = click
      case .mouse(let mouse): isCut = isCut || mouse.action != .click
      case .key(.character), .paste: isCut = isCut || isSecret
      case .key: break
      }
      bytes += Self.bytes(of: press)
      isCut = isCut || bytes > Self.mostBytes
      if !isCut { append(press) }
    }

    /// Characters of a text are one press, as if they were pasted.
    private mutating func append(_ press: LiveSnapshot.Press) {
      guard press.takesText, case .key(.character(let character)) = press.input else {
        return way.presses.append(press)
      }
      if let last = way.presses.last, last.takesText, last.front == press.front,
        case .paste(let text) = last.input
      {
        way.presses[way.presses.count - 1].input = .paste(text + String(character))
      } else {
        var press = press
        press.input = .paste(String(character))
        way.presses.append(press)
      }
    }

    private static func bytes(of press: LiveSnapshot.Press) -> Int {
      press.line.map { "\($0)".utf8.count } ?? 0
    }
  }
#endif
