import Editing
import RIBs
import SampleDomain
import TerminalUI

/// The form in which a sample is written.
enum SampleForm: Riblet {
  struct Model: Equatable {
    let isNew: Bool
    var content: Sample.Content
    /// Whether the form says what is wrong; it does from the first attempt to save on.
    var isJudged = false
    var notice: FormNotice?
    var leaving = LeavingForm()
    var focusOnTitle = ViewRequest<Bool>()

    /// `sample` is nil for a new one.
    init(_ sample: Sample?) {
      isNew = sample == nil
      content = sample?.content ?? Sample.Content()
    }
  }

  enum Action {
    case title(String)
    case text(String)
    case save
    /// Esc, which asks before unsaved input is discarded.
    case leave
    case stay, discard
  }
}
