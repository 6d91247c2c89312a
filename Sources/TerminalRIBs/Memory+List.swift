public import RIBs
public import TerminalUI

@MainActor extension Memory {
  /// Remembers where the user is in a list.
  ///
  /// `id` names the selected row, for a list whose rows may stand elsewhere next time.
  public mutating func remember(_ list: ListState, id: String? = nil) {
    let position = list.position
    self["row"] = String(position.row)
    self["above"] = String(position.linesAbove)
    self["id"] = id
  }

  /// What names the row that was selected; nil where only its index was remembered.
  public nonisolated var selectedID: String? { self["id"] }

  /// Brings a list back to where the user was, as soon as it has rows.
  ///
  /// A view that finds the row of `selectedID` selects it when its rows have come; until then, and
  /// without one, it is the row with the index that was remembered.
  public func recall(_ list: ListState) {
    guard let row = self["row"].flatMap({ Int($0) }) else { return }
    let above = self["above"].flatMap { Int($0) }
    list.comeBack(to: ListPosition(row: row, linesAbove: above ?? 0))
  }
}
