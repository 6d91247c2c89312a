import NcursesScreen
public import Phrases

extension Launcher {
  /// What is known about the terminal without taking it over: its name, its colours (0 for none), and
  /// why lines are drawn in ASCII, if they are.
  ///
  /// - Throws: `noTerminal` and `unknownTerminal`.
  public func terminalInfo() throws(UsageError) -> (
    name: String, colors: Int, whyASCII: Phrase?
  ) {
    do throws(TerminalError) {
      guard TerminalInfo.isThere else { throw .notATerminal }
      let info = try TerminalInfo()
      return (info.name, info.colors, info.isUnicode ? nil : info.whyASCII)
    } catch {
      throw UsageError(error)
    }
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
  /// Why lines are drawn in ASCII, and what to do about it.
  fileprivate var whyASCII: Phrase {
    guard let missingLocale else {
      return Phrase(
        ko: "\(localeVariable) 값이 UTF-8이 아니어서 선을 ASCII로 그립니다.",
        en: "\(localeVariable) is not UTF-8, so lines are drawn in ASCII.")
    }
    var commands = ["export \(localeVariable)=C.UTF-8"]
    let parts = missingLocale.split(separator: ".", maxSplits: 1)
    // A name with other characters is not put into a command.
    if parts.count == 2, ["utf-8", "utf8"].contains(parts[1].lowercased()),
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") })
    {
      commands.insert("sudo localedef -i \(parts[0]) -f UTF-8 \(parts[0]).UTF-8", at: 0)
    }
    let (korean, english) = (
      commands.joined(separator: " 또는 "), commands.joined(separator: ", or ")
    )
    return Phrase(
      ko:
        "로캘이 설치되어 있지 않아 선을 ASCII로 그립니다(\(localeVariable)=\(missingLocale)). 다음 명령을 실행해 주세요: "
        + "\(korean)",
      en:
        "The locale \(missingLocale) of \(localeVariable) is not installed, so lines are drawn in "
        + "ASCII. Run \(english)."
    )
  }
}
