/// Whole programs on a terminal, from their start to what the user can read.
@MainActor func launchSuite(programs: String) -> Suite {
  Suite(name: "launch") {
    let bigList = TerminalProgram("\(programs)/BigList", [])
    let galbi = FilledGalbi("\(programs)/galbi")
    return [
      Measure("BigList, 80x24: first frame", unit: "ms") {
        try bigList.launch(until: ["row 000001", "q quit"]).milliseconds
      },
      Measure("BigList, 80x24: peak memory", unit: "KiB") {
        try bigList.launch(until: ["row 000001", "q quit"]).peakMemory
      },
      Measure("galbi, 1,000 people, 80x24: first full frame", unit: "ms") {
        try await galbi.launch().milliseconds
      },
      Measure("galbi, 1,000 people, 80x24: peak memory", unit: "KiB") {
        try await galbi.launch().peakMemory
      },
    ]
  }
}
