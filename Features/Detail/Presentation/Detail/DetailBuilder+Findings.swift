public import TerminalUI

/// What Ctrl-P finds of a person's page, which opens from the list of people.
extension DetailBuilder {
  public nonisolated static let commands: [ScreenCommand] = [
    ScreenCommand(
      "e", DetailText.edit.phrase,
      words: ["사람 편집", "이름 변경", "수정", "edit a person", "change", "rename"], needs: .openRow),
    ScreenCommand(
      .enter, DetailText.move.phrase, words: ["걷기", "날기", "walk", "fly"], needs: .openRow),
  ]
}
