import RIBs
import TerminalRIBs

/// A leaf that links can name.
final class CardOnFileRouter: ViewableRouter<CardOnFileInteractor, CardOnFileView> {
  static let segment: Segment = "cards"

  override var segment: Segment? { Self.segment }
}
