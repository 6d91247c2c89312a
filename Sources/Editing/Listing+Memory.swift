public import RIBs
import Search

extension Listing where Row.ID: LosslessStringConvertible {
  /// The selected row, the order and the search, as a place remembers them; empty for a list that the user
  /// has left as it was.
  public var memory: Memory {
    var memory = Memory()
    memory["id"] = selectedID.map { "\($0)" }
    memory["sort"] = sort.memory
    memory["search"] = search.text.isEmpty ? nil : search.text
    return memory
  }

  /// Sorts and searches as a place remembers it, and selects the row as soon as it is listed.
  public mutating func recall(_ memory: Memory) {
    restore(
      sort: Sort(memory: memory["sort"]), search: memory["search"] ?? "",
      selectedID: memory["id"].flatMap { Row.ID($0) })
  }
}
