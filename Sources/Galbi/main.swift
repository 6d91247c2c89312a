import Launch

runMain { launcher throws(UsageError) in
  try await Command(launcher.options).run(launcher)
}
