import Editing
import Phrases
import TerminalUI

/// What keys do on home, in the order of use.
@MainActor
struct HomeKeys {
  let model: HomeViewModel
  weak var listener: (any HomePresentableListener)?
  let language: Language

  var bindings: [KeyBinding] {
    if model.isTyping { return typing }
    var bindings: [KeyBinding] = []
    if let escape { bindings.append(escape) }
    let hasRow = model.content == .people && model.listing.selected != nil
    if model.content == .people {
      bindings.append(binding(.character("/"), HomeText.filter) { $0.didPressFilter() })
    }
    bindings.append(binding(.character("r"), HomeText.region) { $0.didPressRegion() })
    if !isDownloading {
      bindings.append(binding(.character("R"), HomeText.refresh) { $0.didPressRefresh() })
    }
    if hasRow {
      bindings.append(binding(.character("f"), HomeText.favourite) { $0.didPressFavourite() })
    }
    if model.content == .people {
      bindings.append(binding(.character("v"), HomeText.scope) { $0.didPressScope() })
    }
    if hasRow { bindings.append(binding(.character(" "), HomeText.mark) { $0.didPressMark() }) }
    if model.content == .people {
      bindings += [
        binding(.character("u"), EditingText.undo) { $0.didPressUndo() },
        .redo(title: EditingText.redo.text(language)) { [weak listener] in
          listener?.didPressRedo()
        },
      ]
      if !isDownloading {
        bindings.append(binding(.character("C"), HomeText.clearCache) { $0.didPressClear() })
      }
    }
    return bindings
  }

  /// Whether a download is to be seen, which Esc ends.
  private var isDownloading: Bool { model.progress != nil }

  /// The field itself takes the rest.
  private var typing: [KeyBinding] {
    let title = HomeText.toList.text(language)
    let leave = KeyBinding(.down, .tab, title: title, isHinted: false) { [weak listener] in
      listener?.didLeaveFilter()
    }
    return [escape, leave].compactMap(\.self)
  }

  private var escape: KeyBinding? {
    model.escape.map { escape in
      let title: HomeText =
        switch escape {
        case .cancelDownload: .cancel
        case .clear: .clear
        case .showEverybody: .everybody
        }
      return binding(.escape, title) { $0.didPressEscape() }
    }
  }

  private func binding(
    _ key: Key, _ title: some TextTable,
    _ action: @escaping @MainActor (any HomePresentableListener) -> Void
  ) -> KeyBinding {
    KeyBinding(key, title: title.text(language)) { [weak listener] in listener.map(action) }
  }
}
