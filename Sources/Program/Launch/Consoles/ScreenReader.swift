import Platform

/// The screen readers of the Linux console.
enum ScreenReader {
  private static let names: Set<Substring> = ["brltty", "espeakup", "fenrir"]

  /// Whether one of them runs, which may be a script that follows the name of its interpreter.
  static var isRunning: Bool {
    RunningProcess.commands.contains { words in
      words.prefix(2).contains { names.contains($0.split(separator: "/").last ?? "") }
    }
  }
}
