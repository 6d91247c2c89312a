import Editing
import Phrases
import TerminalRIBs
import TerminalUI

extension HomeView {
  /// The keys of home, in the order of use.
  func keys(in language: Language) -> [KeyBinding] {
    if model.isTyping { return typingKeys(in: language) }
    let isListed = model.content == .people
    let hasRow = isListed && model.listing.selected != nil
    // A download whose progress is shown is ended by Esc first.
    let isDownloading = model.progress != nil
    func key(_ key: Key, _ title: some TextTable, _ action: Action) -> KeyBinding {
      self.key(key, title: title.text(language), sends: action)
    }
    var keys: [KeyBinding] = []
    if let escape = escapeKey(in: language) { keys.append(escape) }
    if isListed { keys.append(key(.character("/"), HomeText.filter, .beginFilter)) }
    keys.append(key(.character("r"), HomeText.region, .toggleRegion))
    if !isDownloading { keys.append(key(.character("R"), HomeText.refresh, .refresh)) }
    if hasRow { keys.append(key(.character("f"), HomeText.favourite, .toggleFavourite)) }
    if isListed { keys.append(key(.character("v"), HomeText.scope, .showNextScope)) }
    if hasRow { keys.append(key(.character(" "), HomeText.mark, .toggleMark)) }
    if isListed {
      keys += [
        .undo(title: EditingText.undo.text(language), action: sender(.undo)),
        .redo(title: EditingText.redo.text(language), action: sender(.redo)),
      ]
      if !isDownloading {
        keys.append(key(.character("C"), HomeText.clearCache, .clearDownloads))
      }
    }
    return keys
  }

  /// The keys besides those of the field.
  private func typingKeys(in language: Language) -> [KeyBinding] {
    let leave = key(
      .down, .tab, title: HomeText.toList.text(language), isHinted: false, sends: .endFilter)
    return [escapeKey(in: language), leave].compactMap(\.self)
  }

  private func escapeKey(in language: Language) -> KeyBinding? {
    model.escape.map { escape in
      let title: HomeText =
        switch escape {
        case .cancelDownload: .cancel
        case .clear: .clear
        case .showEverybody: .everybody
        }
      return key(.escape, title: title.text(language), sends: .escape)
    }
  }
}
