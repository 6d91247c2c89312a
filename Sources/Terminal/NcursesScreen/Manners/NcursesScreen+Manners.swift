import CNcurses
import Platform
public import TerminalUI

extension NcursesScreen {
  var escapedTitle: String {
    // Invisible characters join others, which a title need not show.
    let scalars = ControlCharacters.escaped(title).unicodeScalars.filter {
      $0.properties.generalCategory != .format
    }
    return String(String(String.UnicodeScalarView(scalars)).prefix(Self.mostOfTitle))
  }

  private static let mostOfTitle = 100

  /// Asks the terminal what it can do, behind the first frame.
  ///
  /// Does nothing the second time.
  func queryCapabilities() {
    guard !hasGreeted, let terminal else { return }
    hasGreeted = true
    guard terminal.isLikeXTerm else { return }
    let measures = size.rows >= LoneJamo.row
    ask(TerminalAnswer.greeting(measuring: measures))
    terminal.isMeasuring = measures
  }

  func ask(_ question: String) {
    keyboard?.awaitAnswers()
    terminal?.send(question)
  }

  func take(_ answer: TerminalAnswer) {
    switch answer {
    case .kittyGraphics: hasKittyGraphics = true
    case .cell(let size): adopt(cell: size)
    case .attributes(let level, let hasSixels, let hasClipboard):
      chooseGraphics(hasSixels: hasSixels)
      if hasClipboard { learn { $0.features.insert(.clipboard) } }
      seekModes(level: level)
    case .mode(let number): TerminalMode.reports[number].map { terminal?.begin($0) }
    case .name(let name):
      learn { $0.learn(name) }
      isNamed = true
    case .keyProtocol:
      terminal?.begin(.keyProtocol)
      keyboard?.tellsEscape = true
    case .ground(let isLight): hasLightGround = isLight
    case .focus(let hasFocus): self.hasFocus = hasFocus
    case .jamo(let columns):
      guard let terminal, columns == 1, !terminal.hasNarrowJamo else { return }
      terminal.hasNarrowJamo = true
      terminal.redraw()
    case .size(let size):
      guard terminal?.isOn(.sizeReports) == true else { return }
      // The kernel is told, as it should have been, and tells the others.
      ncurses_set_kernel_size(Int32(size.rows), Int32(size.columns))
      resize()
    }
  }

  /// Asks for the modes, if the terminal is one that understands the question.
  ///
  /// Does nothing the second time.
  private func seekModes(level: Int) {
    guard let terminal, terminal.isLikeXTerm, !terminal.hasAnswered else { return }
    terminal.hasAnswered = true
    // It has answered the questions in their order, so that its name is known by now.
    if isNamed || level > Self.lowestLevel { ask(TerminalAnswer.modeQuestion) }
    // tmux reports the focus where its user wants it, and before version 3.6 answers no such question.
    if terminal.abilities.features.contains(.tmux) { terminal.begin(.focusReports) }
  }

  /// That of the VT100, in which modes cannot be asked for.
  private static let lowestLevel = 60

  private func learn(_ change: (inout TerminalAbilities) -> Void) {
    guard let terminal else { return }
    let before = terminal.abilities
    change(&terminal.abilities)
    if terminal.abilities != before { onDiscovery?() }
  }

  /// Where `copy` puts text; `none` before `start`, and while no clipboard of the terminal is
  /// known.
  public var clipboard: Clipboard { terminal?.abilities.clipboard ?? .none }

  /// Puts text into `clipboard` as it is shown; false without one, and if the text is too
  /// long.
  public func copy(_ text: String) -> Bool {
    let text = ControlCharacters.copied(text)
    guard let terminal, clipboard != .none, text.utf8.count <= Self.mostCopied else { return false }
    terminal.send(terminal.abilities.sequence(copying: text))
    return true
  }

  /// In bytes; some terminals take no sequence of more than 100,000, and Base64 adds a third.
  private static let mostCopied = 48 << 10

  /// Shows progress beside the title of the window, or removes it for nil.
  public func showProgress(_ progress: Progress?) {
    guard let terminal, terminal.abilities.features.contains(.progress) else { return }
    switch progress {
    case nil: terminal.end(.progress)
    case .unknown:
      terminal.begin(.progress)
      terminal.send("\u{1B}]9;4;3\u{1B}\\")
    case .permil(let permil):
      terminal.begin(.progress)
      terminal.send("\u{1B}]9;4;1;\(permil / 10)\u{1B}\\")
    }
  }

  /// Shows a notification outside of the window; where the terminal has none, rings its bell if it
  /// `mayRing`.
  public func notify(_ text: String, mayRing: Bool) {
    guard let terminal, terminal.knowsModes else { return }
    if let sequence = terminal.abilities.sequence(notifying: String(text.prefix(Self.mostOfTitle)))
    {
      terminal.send(sequence)
    } else if mayRing {
      terminal.send("\u{07}")
    }
  }

  /// The keys of which terminals usually make signals.
  private static let signals: [Key: Int32] = [
    .control("c"): SIGINT, .control("\\"): SIGQUIT,
  ]

  /// Raises the signals of keys, in the whole job as the terminal would; returns the other input.
  func raiseSignals(of inputs: [Input]) -> [Input] {
    inputs.filter { input in
      guard case .key(let key) = input, let signal = Self.signals[key] else { return true }
      kill(0, signal)
      return false
    }
  }
}
