import DetailRaft
import Glibc
import HomeRaft
import Launch

await exit(
  main(CommandLine.arguments) { launcher throws(UsageError) in
    try await Command(launcher.options).run(launcher)
  })
