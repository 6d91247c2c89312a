import RIBs
import TerminalRIBs

/// A leaf without a segment: what was begun to be typed cannot be linked to.
final class EntryRouter: ViewableRouter<EntryInteractor, EntryView> {
  override var hasUnsaved: Bool { view.hasTyped }
}
