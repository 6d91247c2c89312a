import RIBs
import SessionDomain
import SettingsDomain
import Store

protocol ProfileHomeRouting: Routing {
  func attachEntry(_ entry: Entry)
  func detachEntry()
}

protocol ProfileHomePresentable: LegacyPresentable {
  var listener: (any ProfileHomePresentableListener)? { get set }
  func show(_ model: ProfileHomeViewModel)
}

/// Shows who it is and what is set, and changes it.
final class ProfileHomeInteractor: Interactor, ProfileHomePresentableListener, EntryListener {
  weak var router: (any ProfileHomeRouting)?
  private let presenter: any ProfileHomePresentable
  private let dependency: any ProfileHomeDependency
  private let entries: ProfileEntries
  private var model = ProfileHomeViewModel()
  /// What was asked for last and is not kept yet: many keys may come at once.
  private var asked: [SettingKey: String] = [:]

  init(presenter: any ProfileHomePresentable, dependency: any ProfileHomeDependency) {
    self.presenter = presenter
    self.dependency = dependency
    entries = ProfileEntries(dependency: dependency)
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.session.observe { [weak self] session in self?.show { $0.session = session } })
    whileActive(
      dependency.settings.observe { [weak self] settings in self?.show { $0.settings = settings } })
  }

  func didChoose(_ item: ProfileItem) {
    switch item {
    case .name: router?.attachEntry(entries.name)
    case .setting(let key): didChoose(key)
    case .pin: router?.attachEntry(entries.pin)
    case .removePIN: router?.attachEntry(entries.removePIN)
    case .lock: lock()
    case .signOut: dependency.signOut()
    case .erase: router?.attachEntry(entries.erase)
    }
  }

  func didStep(_ item: ProfileItem, by step: Int) {
    guard case .setting(let key) = item,
      let value = model.settings.settings.next(key, by: step, after: asked[key])
    else { return }
    asked[key] = value
    request("change \(key.name)") { [self] in
      do throws(SettingsError) {
        try await dependency.changeSetting(key, value)
      } catch {
        if !Task.isCancelled { dependency.notify(error.phrase) }
      }
      if asked[key] == value { asked[key] = nil }
    }
  }

  func entryDidFinish() { router?.detachEntry() }

  func entryDidClose() { router?.detachEntry() }

  private func didChoose(_ key: SettingKey) {
    if case .choice = key.kind { return didStep(.setting(key), by: 1) }
    if let origin = model.settings.settings.override(of: key) {
      return dependency.notify(SettingsError.overridden(key, origin).phrase)
    }
    router?.attachEntry(key.isSecret ? entries.secret(key) : entries.address(key))
  }

  private func lock() {
    do throws(SessionError) {
      try dependency.lockNow()
    } catch {
      dependency.notify(error.phrase)
    }
  }

  private func show(_ change: (inout ProfileHomeViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
