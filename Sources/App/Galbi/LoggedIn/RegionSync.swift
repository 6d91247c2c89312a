import PeopleDomain
import Phrases
import RIBs
import SettingsDomain
import Store

/// Keeps the setting of the region and the state of people equal: a change of either changes both.
final class RegionSync: Worker {
  let runsOn = "main actor"
  private let settings: SettingsUseCases
  private let people: Stored<PeopleState>
  private let notify: Notify
  private let writer: Writer<PeopleState>
  /// A value that could not be stored: it is shown nevertheless, and not stored again.
  private var refused: Bool?
  private var isKeeping = false
  private var isEnded = false

  init(
    settings: SettingsUseCases, people: Stored<PeopleState>, writer: Writer<PeopleState>,
    notify: @escaping Notify
  ) {
    self.settings = settings
    self.people = people
    self.notify = notify
    self.writer = writer
  }

  func didStart(in scope: WorkScope) {
    scope.whileActive(
      settings.state.map(\.settings.showsCountries).observe { [weak self] in self?.didSet($0) })
    scope.whileActive(
      people.map(\.showsCountries).observe { [weak self, weak scope] showsCountries in
        guard let self, !isEnded, showsCountries != settings.current.showsCountries,
          showsCountries != refused
        else { return }
        scope?.request("remember the region") { [self] in await keep(showsCountries) }
      })
  }

  /// Stores no later change, such as the reset of the state at the end of the session.
  func end() { isEnded = true }

  private func didSet(_ showsCountries: Bool) {
    // A value that could not be stored is reverted in the settings, but not by the user.
    guard !isKeeping, refused == nil || refused == showsCountries else { return }
    refused = nil
    writer.update { $0.showsCountries = showsCountries }
  }

  private func keep(_ showsCountries: Bool) async {
    isKeeping = true
    defer { isKeeping = false }
    do throws(SettingsError) {
      try await settings.change(.region, showsCountries ? "on" : "off")
    } catch {
      guard !Task.isCancelled else { return }
      refused = showsCountries
      notify(error.phrase)
    }
  }
}
