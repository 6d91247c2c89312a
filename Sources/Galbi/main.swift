import Launch
import SettingsDomain

runMain(language: { $0.settings.settings.language }) { launcher throws(UsageError) in
  try await Command(launcher.options).run(launcher)
}
