import Editing
import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI

protocol ProfileHomeRouting: Routing {
  func attachEntry(_ prompt: Prompt)
  func detachEntry()
}

/// Shows the session and the settings, and changes them.
final class ProfileHomeInteractor: PresentableInteractor<ProfileHome>, EntryListener {
  weak var router: (any ProfileHomeRouting)?
  private let session: SessionUseCases
  private let settings: SettingsUseCases
  private let notify: Notify
  private let prompts: ProfilePrompts
  /// The last value that was chosen and is not kept yet: many keys may come at once.
  private var chosen: [SettingKey: String] = [:]

  init(_ prompts: ProfilePrompts, on presenter: any Presentable<ProfileHome>) {
    session = prompts.session
    settings = prompts.settings
    notify = prompts.notify
    self.prompts = prompts
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(session.state, at: \.session)
    follow(settings.state, at: \.settings)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .choose(.name): router?.attachEntry(prompts.name.kept(for: .name))
    case .choose(.setting(let key)): choose(key)
    case .choose(.servers): model.isUnfolded.toggle()
    case .choose(.pin): router?.attachEntry(prompts.pin)
    case .choose(.removePIN): router?.attachEntry(prompts.removePIN)
    case .choose(.lock): lock()
    case .choose(.signOut): session.signOut()
    case .choose(.erase): router?.attachEntry(prompts.erase)
    case .step(.setting(let key), let step): change(key, by: step)
    case .step: break
    }
  }

  func entryDidClose() { router?.detachEntry() }

  /// A setting that is fixed elsewhere says so in its line.
  private func choose(_ key: SettingKey) {
    guard settings.current.override(of: key) == nil else { return }
    if case .choice = key.kind { return change(key, by: 1) }
    router?.attachEntry(prompt(of: key))
  }

  private func prompt(of key: SettingKey) -> Prompt {
    switch key.kind {
    case .secret: prompts.secret(key)
    case .place: prompts.place(key).kept(for: .setting(key))
    case .address: prompts.address(key).kept(for: .setting(key))
    // What is typed may have a password in it, which is refused.
    case .choice, .database: prompts.address(key)
    }
  }

  /// The prompt to which a place comes back; nil without one.
  func prompt(at segment: Segment) -> Prompt? {
    if segment == Prompt.segment(of: .name) { return prompts.name.kept(for: .name) }
    guard
      let key = SettingKey.allCases.first(where: { Prompt.segment(of: .setting($0)) == segment }),
      settings.current.override(of: key) == nil
    else { return nil }
    let prompt = prompt(of: key)
    return prompt.segment == segment ? prompt : nil
  }

  private func change(_ key: SettingKey, by step: Int) {
    let (current, customSettings) = (settings.current, settings.state.value.customSettings)
    guard current.override(of: key) == nil,
      let value = current.next(key, by: step, after: chosen[key], customSettings)
    else {
      return
    }
    chosen[key] = value
    request("change \(key.name)", notify: notify) { [self] () throws(SettingsError) in
      defer { if chosen[key] == value { chosen[key] = nil } }
      try await settings.change(key, value)
      return nil
    }
  }

  private func lock() {
    do throws(SessionError) {
      try session.lock()
    } catch {
      notify(error.phrase)
    }
  }
}
