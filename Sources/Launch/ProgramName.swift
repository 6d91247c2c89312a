/// The name of the running program: of its folders and log, of its environment variables in capital
/// letters, and before its messages.
///
/// `runMain` sets it once, before anything reads it.
@MainActor var programName = "galbi"
