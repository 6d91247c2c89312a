import Editing
public import Phrases
import RIBs
public import SessionDomain
public import SettingsDomain
public import TerminalRIBs
import TerminalUI

/// The screen of the profile: its name, its settings and its lock.
enum ProfileHome: Riblet {
  struct Model: Equatable {
    struct Section: Equatable {
      let title: Phrase
      let lines: [ProfileLine]
    }

    var session = SessionState() { didSet { list.show(lines) } }
    var settings = SettingsState() { didSet { list.show(lines) } }
    /// Whether the servers and keys are in sight.
    var isUnfolded = false { didSet { list.show(lines) } }
    /// The lines of all sections.
    var list = Listing<ProfileLine>()

    init() { list.show(lines) }
  }

  enum Action {
    case list(Listing<ProfileLine>.Event)
    case choose(ProfileItem)
    /// Set the value that comes so many places later.
    case step(ProfileItem, by: Int)
  }
}

extension ProfileHome {
  static let commands =
    steps([.right, "l", " "], ProfileText.next, by: 1)
    + steps([.left, "h"], ProfileText.previous, by: -1)

  /// Each key has a line of its own in the help.
  private static func steps(
    _ keys: [Key], _ title: Phrase, by step: Int
  ) -> [KeyCommand<ProfileHome>] {
    keys.map { key in
      KeyCommand(key, title: title) { model in
        model.list.selected.flatMap { $0.choices.isEmpty ? nil : .step($0.item, by: step) }
      }.unhinted
    }
  }
}

extension ProfileHome.Model {
  var sections: [Section] {
    let isOnServer = settings.settings.address(.database) != nil
    let name = Phrase(session.name)
    let pin =
      session.hasPIN
      ? [
        ProfileLine(
          .pin, ProfileText.changePIN, does: ProfileText.change, note: ProfileText.lockNote),
        ProfileLine(
          .removePIN, ProfileText.removePIN, does: ProfileText.remove, note: ProfileText.lockNote),
      ] : [ProfileLine(.pin, ProfileText.setPIN, does: ProfileText.set, note: ProfileText.lockNote)]
    let lock =
      session.hasPIN
      ? [
        ProfileLine(
          .lock, ProfileText.lockNow, does: ProfileText.lockIt, note: ProfileText.lockNote)
      ] : []
    return [
      Section(
        title: ProfileText.me,
        lines: [
          ProfileLine(
            .name, ProfileText.name, does: ProfileText.change, value: name,
            note: ProfileText.nameNote)
        ]),
      Section(
        title: ProfileText.screen,
        lines: settings([
          .language, .theme, .colors, .mouse, .escapeDelay, .bell, .region, .location,
        ])),
      Section(
        title: ProfileText.advanced, lines: [servers] + (isUnfolded ? settings(Self.servers) : [])),
      Section(title: ProfileText.lock, lines: pin + autoLock + lock),
      Section(
        title: ProfileText.session,
        lines: [
          ProfileLine(
            .signOut, ProfileText.signOut, does: ProfileText.signOutNow,
            note: ProfileText.signOutNote),
          ProfileLine(
            .erase, ProfileText.erase, does: ProfileText.eraseIt,
            note: isOnServer ? ProfileText.eraseHereNote : ProfileText.eraseNote),
        ]),
    ]
  }

  /// Says that it does nothing as long as there is no PIN.
  private var autoLock: [ProfileLine] {
    settings([.autoLock]).map { line in
      var line = line
      if !session.hasPIN, line.override == nil { line.note = ProfileText.noPIN }
      return line
    }
  }

  /// Few users ever change them.
  private static let servers: [SettingKey] = [
    .peopleURL, .moviesURL, .moviesKey, .highwayURL, .highwayKey, .itsURL, .itsKey, .gyeonggiURL,
    .gyeonggiKey, .placesURL, .placesKey,
  ]

  private var servers: ProfileLine {
    ProfileLine(
      .servers, ProfileText.data, does: isUnfolded ? ProfileText.fold : ProfileText.unfold)
  }

  /// Shows the servers and keys if one of them has this name.
  mutating func unfold(for name: String) {
    if Self.servers.contains(where: { $0.name == name }) { isUnfolded = true }
  }

  private var lines: [ProfileLine] { sections.flatMap(\.lines) }

  private func settings(_ keys: [SettingKey]) -> [ProfileLine] {
    keys.map { ProfileLine($0, in: settings.settings, settings.customSettings) }
  }
}

/// Builds the screen of the profile: its name, its settings and its lock.
@MainActor public struct ProfileHomeBuilder {
  let session: SessionUseCases
  let settings: SettingsUseCases
  private let findPlaces: @MainActor (String) async -> [NamedCoordinate]
  private let notify: Notify

  /// `findPlaces` finds the places that a text means, with names that tell them apart.
  public init(
    session: SessionUseCases, settings: SettingsUseCases,
    findPlaces: @escaping @MainActor (String) async -> [NamedCoordinate],
    notify: @escaping Notify
  ) {
    self.findPlaces = findPlaces
    self.session = session
    self.settings = settings
    self.notify = notify
  }

  /// Sheets are shown on `stage`.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = ProfileHomeView(ProfileHome.Model())
    let interactor = ProfileHomeInteractor(
      ProfilePrompts(session: session, settings: settings, findPlaces: findPlaces, notify: notify),
      on: view)
    return ProfileHomeRouter(interactor: interactor, view: view, stage: stage)
  }
}
