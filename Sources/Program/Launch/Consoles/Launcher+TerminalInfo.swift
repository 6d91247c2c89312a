import NcursesScreen
public import Phrases
public import TerminalUI

extension Launcher {
  /// What is known about the terminal without taking it over: its name, the colours that are drawn (0 for
  /// none), and what is not as it should be, if anything, such as that another locale stands in for the user's.
  ///
  /// - Throws: `noTerminal` and `unknownTerminal`.
  public func terminalInfo() throws(UsageError) -> (
    name: String, colors: Int, notes: [Phrase]
  ) { try terminalInfo(nil) }

  /// The same, at the depth that the settings ask for; without it the environment decides.
  package func terminalInfo(
    _ depth: ColorDepth?
  ) throws(UsageError) -> (name: String, colors: Int, notes: [Phrase]) {
    do throws(TerminalError) {
      guard TerminalInfo.isThere else { throw .notATerminal }
      let info = try TerminalInfo()
      let notes = [info.standInNote, info.localeNote].compactMap(\.self)
      return (info.name, info.colors(of: depth ?? terminalDepth), notes)
    } catch {
      throw UsageError(error)
    }
  }

  /// The depth according to the environment; a terminal that is used as another one has the colours of that.
  var terminalDepth: ColorDepth {
    let standIn = variable("TERM").flatMap(TerminalInfo.standIn)
    return ColorDepth { [self] in $0 == "TERM" ? standIn ?? variable($0) : variable($0) }
  }

  /// The milliseconds for which a lone Esc waits according to `ESCDELAY`, before any setting; nil without it.
  package var escapeDelayOfEnvironment: Int? {
    EscapeDelay.named(variable).map { Int($0 / .milliseconds(1)) }
  }

  /// What bytes that bring no input mean; nil for other bytes.
  package func silentRead(_ bytes: [UInt8]) -> SilentRead? { SilentRead(bytes) }

  /// Passes on what the terminal sends, as bytes and then as what they mean, until Ctrl-C.
  ///
  /// - Throws: `noTerminal`.
  public func watchKeys(
    onBytes: @escaping ([UInt8]) -> Void, onInput: @escaping (Input) -> Void
  ) async throws(UsageError) {
    TextWidth.prepare()
    guard TerminalInfo.isThere else { throw .noTerminal }
    let screen = LineScreen()
    screen.onBytes = onBytes
    screen.onInput = { inputs in for input in inputs { onInput(input) } }
    screen.start()
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      screen.onInterrupt = {
        waiting?.resume()
        waiting = nil
      }
    }
    screen.stop()
  }
}

extension UsageError {
  init(_ shortage: MainLoop.Shortage) {
    self =
      switch shortage {
      case .files: .tooFewFiles
      case .memory: .tooLittleMemory
      }
  }

  init(_ error: TerminalError) {
    self =
      switch error {
      case .notATerminal: .noTerminal
      case .unknown(let name): .unknownTerminal(name)
      }
  }
}

extension TerminalInfo {
  /// As what a terminal without an entry of its own is used.
  fileprivate var standInNote: Phrase? {
    standIn.map {
      Phrase(
        ko: "terminfo에 \(name) 항목이 없어 \($0) 터미널로 사용합니다.",
        en: "terminfo has no entry for \(name), so it is used as \($0).")
    }
  }

  /// Why a locale stands in for the user's, and what to do about it.
  fileprivate var localeNote: Phrase? {
    guard let missingLocale else {
      guard !isUnicode else { return nil }
      return Phrase(
        ko: "\(localeVariable) 값이 UTF-8이 아니어서 C.UTF-8을 사용합니다.",
        en: "\(localeVariable) is not UTF-8, so C.UTF-8 is used.")
    }
    let standIn = "export \(localeVariable)=C.UTF-8"
    let parts = missingLocale.split(separator: ".", maxSplits: 1)
    let cause = Phrase(
      ko: "로캘이 설치되어 있지 않아 C.UTF-8을 사용합니다(\(localeVariable)=\(missingLocale)).",
      en: "The locale \(missingLocale) of \(localeVariable) is not installed, so C.UTF-8 is used.")
    // A name with other characters is not put into a command.
    guard parts.count == 2, ["utf-8", "utf8"].contains(parts[1].lowercased()),
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") })
    else {
      let advice = Phrase(ko: "다음 명령을 실행해 주세요: \(standIn)", en: "Run \(standIn).")
      return [cause, advice].joined
    }
    let installing = "sudo localedef -i \(parts[0]) -f UTF-8 \(parts[0]).UTF-8"
    // Each command stands alone, so that no word is read as a part of it.
    let advice = Phrase(
      ko: "설치하려면 다음 명령을 실행해 주세요: \(installing) · 설치하지 않으려면: \(standIn)",
      en: "Run \(installing), or \(standIn).")
    return [cause, advice].joined
  }
}
