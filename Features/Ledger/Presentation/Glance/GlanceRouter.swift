import RIBs
import TerminalRIBs
import TerminalUI

/// A leaf without logic of its own: what it shows is the ledger's.
final class GlanceRouter: ViewableRouter<Interactor, GlanceView>, GlanceRouting {
  func show(_ model: GlanceViewModel) { view.show(model) }
}
