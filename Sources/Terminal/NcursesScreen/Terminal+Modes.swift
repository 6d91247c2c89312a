extension Terminal {
  /// Turns a mode on, unless it is on already, until the terminal is given back; it is on
  /// again when it is taken over again.
  func begin(_ mode: TerminalMode) {
    guard !isOn(mode) else { return }
    modes.append(mode)
    prepareEnding()
    send(mode.on)
  }

  func isOn(_ mode: TerminalMode) -> Bool { modes.contains { $0.off == mode.off } }

  func end(_ mode: TerminalMode) {
    guard isOn(mode) else { return }
    modes.removeAll { $0.off == mode.off }
    send(mode.off)
    prepareEnding()
  }

  func endModes() {
    for mode in modes.reversed() { send(mode.off) }
  }

  /// Does nothing while the terminal has not answered, since one that does not may show the title.
  func sendTitle() {
    guard isLikeXTerm, hasAnswered else { return }
    begin(.titleStack)
    send("\u{1B}]2;\(title)\u{1B}\\")
  }
}
