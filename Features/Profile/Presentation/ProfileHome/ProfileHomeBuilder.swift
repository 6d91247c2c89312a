public import Phrases
public import ProfileInterface
public import RIBs
public import SessionDomain
public import SettingsDomain
public import Store
public import TerminalRIBs

public protocol ProfileHomeDependency: Dependency {
  var session: Stored<SessionState> { get }
  var settings: Stored<SettingsState> { get }
  var changeSetting: ChangeSetting { get }
  var renameProfile: RenameProfile { get }
  var setPIN: SetPIN { get }
  var removePIN: RemovePIN { get }
  var lockNow: LockNow { get }
  var signOut: SignOut { get }
  var eraseData: EraseData { get }
  var notify: Notify { get }
}

public final class ProfileHomeBuilder: Builder<any ProfileHomeDependency>, ProfileHomeBuildable {
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = ProfileHomeView(ProfileHomeViewModel())
    let interactor = ProfileHomeInteractor(presenter: view, dependency: dependency)
    return ProfileHomeRouter(
      interactor: interactor, view: view, entryBuilder: EntryBuilder(), stage: stage)
  }
}
