import RIBs

protocol NotePresentable: LegacyPresentable {
  var listener: (any NotePresentableListener)? { get set }
  func show(_ model: NoteViewModel)
}

/// Takes a note; asks before what was written is given up.
final class NoteInteractor: Interactor, NotePresentableListener {
  private weak let listener: (any NoteListener)?
  private let presenter: any NotePresentable
  private var model: NoteViewModel
  /// Whether Esc has answered the question what to do with what was written, and nothing was done
  /// since: who goes on pressing it wants to leave.
  private var isLeaving = false

  init(_ model: NoteViewModel, presenter: any NotePresentable, listener: any NoteListener) {
    self.model = model
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  var hasUnsaved: Bool { model.text != model.before }

  func didType(_ text: String) { show { $0.text = text } }

  func didPressSave() {
    guard hasUnsaved else { return listener?.noteDidClose() ?? () }
    listener?.noteDidEnd(model.text)
  }

  func didPressEscape() {
    if model.isAsking {
      didChooseToGoOn()
      isLeaving = true
    } else if hasUnsaved, !isLeaving {
      show { $0.isAsking = true }
    } else {
      listener?.noteDidClose()
    }
  }

  func didChooseToGoOn() { show { $0.isAsking = false } }

  func didChooseToDiscard() { listener?.noteDidClose() }

  private func show(_ change: (inout NoteViewModel) -> Void) {
    isLeaving = false
    change(&model)
    presenter.show(model)
  }
}
