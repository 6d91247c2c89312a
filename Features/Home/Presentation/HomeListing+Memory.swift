import PeopleDomain
import RIBs

/// What is remembered of the list besides the selected row.
extension HomeListing {
  private static let scope = "scope"
  private static let filter = "filter"

  var memory: Memory {
    var memory = Memory()
    if query.scope != .everybody { memory[Self.scope] = "\(query.scope)" }
    if !query.filter.isEmpty { memory[Self.filter] = query.filter }
    return memory
  }

  mutating func recall(_ memory: Memory, id: Person.ID?, of people: People) {
    let scope = PeopleQuery.Scope.allCases.first { "\($0)" == memory[Self.scope] }
    show(scope ?? .everybody, of: people)
    filter(memory[Self.filter] ?? "", of: people)
    if let id { select(id) }
  }
}
