import Launch
import SettingsDomain

runMain(
  language: { $0.settings.settings.language }, themes: { $0.settings.customSettings.themes }
) { launcher throws(UsageError) in
  try await Command(launcher.options).run(launcher)
}
