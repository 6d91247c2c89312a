public import Phrases
public import RIBs
public import TerminalRIBs
public import Time

/// Builds the sheet that shows what a bank's file has, and adds its entries to the ledger.
public protocol ImportBuildable: Buildable {
  /// The caller shows it as a sheet.
  func build(listener: any ImportListener) -> any ViewableRouting
}

/// The parent detaches the sheet at either.
public protocol ImportListener: Listener {
  /// So many entries of these days were added to an account of that name; nil if none was added.
  func importDidEnd(_ count: Int, into account: Phrase, on days: ClosedRange<Day>?)
  /// The user has left; nothing was added.
  func importDidClose()
}

extension Segment {
  /// What links call the sheet.
  public static var bankImport: Segment { "import" }
}
