import TerminalRIBs
public import TerminalUI

/// What Ctrl-P finds of a person's page, which opens from the list of people.
extension DetailBuilder {
  public nonisolated static let commands = Detail.commands.elsewhere()
}
