import PeopleDomain
import Phrases
import RIBs
import SettingsDomain
import Store

/// Remembers whether countries are shown, and shows them or not as the settings say.
final class RegionKeeper: Worker {
  let runsOn = "main actor"
  private let settings: SettingsUseCases
  private let people: Stored<PeopleState>
  private let notify: Notify
  private let show: @MainActor (Bool) -> Void
  /// What could not be kept: it is shown all the same, and not tried again.
  private var refused: Bool?
  private var isKeeping = false
  private var isEnded = false

  init(
    settings: SettingsUseCases, people: Stored<PeopleState>, notify: @escaping Notify,
    show: @escaping @MainActor (Bool) -> Void
  ) {
    self.settings = settings
    self.people = people
    self.notify = notify
    self.show = show
  }

  func didStart(in scope: WorkScope) {
    scope.whileActive(
      settings.state.map(\.settings.isRegion).observe { [weak self] in self?.didSet($0) })
    scope.whileActive(
      people.map(\.isRegion).observe { [weak self, weak scope] isRegion in
        guard let self, !isEnded, isRegion != settings.current.isRegion, isRegion != refused
        else {
          return
        }
        scope?.request("remember the region") { [self] in await keep(isRegion) }
      })
  }

  /// Remembers no change from now on, such as the reset of the state at the end of the session.
  func end() { isEnded = true }

  private func didSet(_ isRegion: Bool) {
    // What could not be kept was taken back in the settings, but not by the user.
    guard !isKeeping, refused == nil || refused == isRegion else { return }
    refused = nil
    show(isRegion)
  }

  private func keep(_ isRegion: Bool) async {
    isKeeping = true
    defer { isKeeping = false }
    do throws(SettingsError) {
      try await settings.change(.region, isRegion ? "on" : "off")
    } catch {
      guard !Task.isCancelled else { return }
      refused = isRegion
      notify(error.phrase)
    }
  }
}
