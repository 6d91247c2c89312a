import CNcurses
import Dispatch
import Glibc
import TerminalUI

/// Reads standard input when there is some, and hands on all of it at once.
///
/// It reads bytes itself: ncurses loses the first bytes of a character whose last have not arrived.
@MainActor
final class Keyboard {
  private let onInput: ([Input]) -> Void
  private let onHangUp: () -> Void
  private let source: any DispatchSourceRead
  /// Fires when unfinished input has waited long enough; nothing is scheduled otherwise.
  private let timer: any DispatchSourceTimer
  private var decoder = KeyDecoder()

  /// As much as is read before a frame may be drawn, in bytes.
  private static let most = 4 << 20

  init(onInput: @escaping ([Input]) -> Void, onHangUp: @escaping () -> Void) {
    self.onInput = onInput
    self.onHangUp = onHangUp
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    timer = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timeOut() }
    }
    source.activate()
    timer.activate()
  }

  isolated deinit {
    source.cancel()
    timer.cancel()
  }

  private func read() {
    endings_cover_thread()
    var bytes: [UInt8] = []
    repeat {
      var result = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        result = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        count = max(0, result)
      }
      if result < 0 && (errno == EINTR || errno == EAGAIN) { break }
      if result <= 0 {
        source.cancel()
        return onHangUp()
      }
    } while bytes.count < Self.most && isReadable
    deliver(decoder.decode(bytes))
  }

  private func timeOut() {
    endings_cover_thread()
    // The rest may have come while the main queue was busy.
    if isReadable { return read() }
    deliver(decoder.expire())
  }

  private func deliver(_ inputs: [Input]) {
    if let unfinished = decoder.unfinished {
      timer.schedule(
        deadline: .now() + .milliseconds(unfinished.milliseconds), leeway: .milliseconds(1))
    }
    if !inputs.isEmpty { onInput(inputs) }
  }

  private var isReadable: Bool {
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 && count > 0
  }
}

extension KeyDecoder.Unfinished {
  /// How long the rest is waited for.
  fileprivate var milliseconds: Int {
    switch self {
    case .escape: 25
    case .sequence: 250
    case .paste: 3000
    }
  }
}
