import PeopleDomain
import RIBs

extension HomeListing {
  private static let names: [PeopleQuery.Scope: String] = [
    .recent: "recent", .favourites: "favourites",
  ]

  /// The selection and the query.
  var memory: Memory {
    var memory = Memory()
    memory["person"] = wanted
    memory["list"] = Self.names[query.scope]
    memory["filter"] = query.filter.isEmpty ? nil : query.filter
    return memory
  }

  /// Restores the query, and the selection as soon as the person is listed.
  mutating func recall(_ memory: Memory, of people: People) {
    let name = memory["list"]
    show(Self.names.first { $0.value == name }?.key ?? .everybody, of: people)
    filter(memory["filter"] ?? "", of: people)
    if let person = memory["person"] { select(person) }
  }
}
