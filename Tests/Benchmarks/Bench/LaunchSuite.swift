import TemporaryFolder

/// Whole programs on a terminal, from their start to what the user can read.
@MainActor func launchSuite(programs: String) -> Suite {
  Suite(name: "launch") {
    let bigList = TerminalProgram(
      "\(programs)/BigList", [], isReady: ["row 000001", "q quit"])
    let galbi = TerminalProgram(
      "\(programs)/galbi", ["--lang", "en", "--offline"], isReady: ["offline", "help"])
    return [
      Measure("BigList, 80x24: first frame", unit: "ms") { try bigList.launch().milliseconds },
      Measure("BigList, 80x24: peak memory", unit: "KiB") { try bigList.launch().peakMemory },
      Measure("galbi on samples, 80x24: first full frame", unit: "ms") {
        try galbi.launch().milliseconds
      },
      Measure("galbi on samples, 80x24: peak memory", unit: "KiB") {
        try galbi.launch().peakMemory
      },
    ]
  }
}
