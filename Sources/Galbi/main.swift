import Launch
import SettingsData
import SettingsDomain

runMain(
  language: { folders, variable in
    SettingsState(SettingsFile(folder: folders.config), variable: variable).settings.language
  }
) { launcher throws(UsageError) in
  let settings = SettingsState(SettingsFile(folder: launcher.folders.config), launcher).settings
  if let language = settings.language { launcher.language = language }
  return try await Command(launcher.options).run(launcher, settings)
}
