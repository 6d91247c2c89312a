import TerminalRIBs
public import TerminalUI

/// What Ctrl-P offers of the list while another screen is open.
extension SampleListBuilder {
  public nonisolated static let commands = [.search] + SampleList.commands.elsewhere()
}
