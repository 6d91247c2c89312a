import Phrases
import RIBs
import Secrets
import SessionDomain
import TerminalRIBs
import TerminalUI

/// A field for the PIN, or a sentence that says why it is not asked for.
final class LoggedOutView: View<LoggedOut> {
  private let pin = SecretState(submission: LoggedOutText.open)
  private let wait = SoleSentenceState()

  /// More rows than any screen has.
  private static let unlimitedRows = 10_000

  override init(_ model: Model) {
    super.init(model)
    pin.onSubmit = sender(Action.enter)
    wait.dropsText = true
  }

  override func modelDidChange(from old: Model) {
    if model.content != .pin { pin.clear() }
  }

  override var title: Phrase {
    let title: Phrase =
      switch model.content {
      case .pin, .waiting: LoggedOutText.locked
      case .signedOut: LoggedOutText.signedOut
      case .failed: LoggedOutText.failed
      case .nothing: LoggedOutText.moment
      }
    return title
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: LoggedOut.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    func sentence(_ phrase: Phrase, _ style: Style = .plain) -> any Widget {
      Paragraph(phrase, style)
    }
    switch model.content {
    case .nothing: return Blank()
    case .signedOut: return spaced(sentence(LoggedOutText.howToSignIn))
    case .failed(let error): return spaced(sentence(error.phrase, Style(.danger)))
    case .waiting(let countdown):
      return spaced(SoleSentence(countdown.phrase, Style(.warning), wait))
    case .pin:
      let howTo = sentence(LoggedOutText.howToOpen)
      let error = model.error.map { sentence($0.phrase, Style(.danger)) }
      let field = SecretField(LoggedOutText.pin, pin, error: model.error?.phrase)
      // With few rows the error takes the place of the instruction.
      return spaced(
        Rows(spacing: 1, .intrinsic(howTo), .intrinsic(field)),
        tight: Rows(
          .intrinsic(error ?? howTo), .minimum(1, SecretField(LoggedOutText.pin, pin))))
    }
  }

  /// With space around it if that fits.
  private func spaced(_ roomy: any Widget, tight: (any Widget)? = nil) -> any Widget {
    let padded = Padding(top: 1, roomy)
    return Adaptive { size, environment in
      let room = Size(columns: size.columns, rows: Self.unlimitedRows)
      return padded.size(in: room, environment).rows <= size.rows
        ? padded : tight ?? roomy
    }
  }
}

/// The texts of the screen without a session.
enum LoggedOutText {
  static let locked = Phrase(ko: "잠김", en: "Locked")
  static let signedOut = Phrase(ko: "로그아웃됨", en: "Signed out")
  static let failed = Phrase(ko: "열 수 없음", en: "Can’t open")
  static let moment = Phrase(ko: "잠시만 기다려 주세요", en: "One moment")
  static let howToOpen = Phrase(
    ko: "갈비가 잠겨 있습니다. PIN을 입력해 주세요.", en: "Galbi is locked. Enter the PIN.")
  static let howToSignIn = Phrase(
    ko: "로그아웃했습니다. Enter를 누르면 로그인합니다.",
    en: "You are signed out. Press Enter to sign in.")
  static let pin = Phrase(ko: "PIN", en: "PIN")
  static let open = Phrase(ko: "열기", en: "open")
  static let signIn = Phrase(ko: "로그인", en: "sign in")
}
