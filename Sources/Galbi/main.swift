import Launch
import SettingsData
import SettingsDomain

runMain { launcher throws(UsageError) in
  let settings = SettingsState(SettingsFile(folder: launcher.folders.config), launcher).settings
  if let language = settings.language { launcher.language = language }
  return try await Command(launcher.options).run(launcher, settings)
}
