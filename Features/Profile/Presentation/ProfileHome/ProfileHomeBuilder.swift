public import Phrases
import RIBs
public import SessionDomain
public import SettingsDomain
public import TerminalRIBs

/// Builds the screen of the profile: its name, its settings and its lock.
@MainActor public struct ProfileHomeBuilder {
  let session: SessionUseCases
  let settings: SettingsUseCases
  private let findPlace: @MainActor (String) async -> NamedCoordinate?
  private let notify: Notify

  /// `findPlace` finds the best place for a text.
  public init(
    session: SessionUseCases, settings: SettingsUseCases,
    findPlace: @escaping @MainActor (String) async -> NamedCoordinate?, notify: @escaping Notify
  ) {
    self.findPlace = findPlace
    self.session = session
    self.settings = settings
    self.notify = notify
  }

  /// Sheets are shown on `stage`.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = ProfileHomeView(ProfileHome.Model())
    let interactor = ProfileHomeInteractor(
      ProfilePrompts(session: session, settings: settings, findPlace: findPlace, notify: notify),
      on: view)
    return ProfileHomeRouter(interactor: interactor, view: view, stage: stage)
  }
}
