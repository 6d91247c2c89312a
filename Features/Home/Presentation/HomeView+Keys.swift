import Editing
import PeopleDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI

extension HomeView {
  /// The keys of home, in the order of use.
  func keys(in environment: Environment) -> [KeyBinding] {
    if model.isTyping { return typingKeys }
    let isListed = model.people.value != nil
    let selected = isListed ? model.listing.list.selected : nil
    let isSample = model.origin == .samples
    // A download whose progress is shown is ended by Esc first.
    let isIdle = model.progress == nil
    func key(_ key: Character, _ title: HomeText, if isOffered: Bool, _ action: Action)
      -> KeyBinding?
    {
      isOffered ? self.key(.character(key), title: title, sends: action) : nil
    }
    let keys: [KeyBinding?] = [
      escapeKey,
      key("/", .find, if: isListed, .list(.search(.start))),
      key("r", .toggleCountry, if: true, .toggleRegion),
      key("R", .refresh, if: isIdle, .refresh),
      key("f", .favourite, if: selected != nil && !isSample, .toggleFavourite),
      key("v", .scope, if: isListed, .showNextScope),
      selected.map {
        self.key(.character(" "), title: HomeText.mark, sends: .list(.mark($0.id)))
      },
      isListed
        ? .undo(
          title: EditingText.undo, isHinted: model.history.canUndo,
          action: sender(.undo)) : nil,
      isListed
        ? .redo(
          title: EditingText.redo, isHinted: model.history.canRedo,
          action: sender(.redo)) : nil,
      key("C", .clearCache, if: isListed && isIdle && !isSample, .clearDownloads),
    ]
    return keys.compactMap(\.self) + (isListed ? sorting.bindings(in: environment) : [])
  }

  /// The keys besides those of the field.
  private var typingKeys: [KeyBinding] {
    let leave = key(
      .down, .tab, title: HomeText.toList, isHinted: false, sends: .list(.search(.end)))
    return [escapeKey, leave].compactMap(\.self)
  }

  private var escapeKey: KeyBinding? {
    model.escape.map { escape in
      let title: HomeText =
        switch escape {
        case .cancelDownload: .cancel
        case .clear:
          model.isTyping || model.listing.list.isSearched ? .clear : .unmark
        case .showEverybody: .everybody
        }
      return key(.escape, title: title, sends: .escape)
    }
  }
}
