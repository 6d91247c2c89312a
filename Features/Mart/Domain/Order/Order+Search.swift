public import Phrases
public import Search

extension Order {
  /// What a search looks in: the number, and the texts of the contents.
  public var searchKey: SearchKey {
    SearchKey(([String(id)] + contents.searchTexts).joined(separator: "\n"))
  }
}

extension OrderContents {
  /// The titles of each good, and the contact.
  public var searchTexts: [String] {
    let titles = lines.map { line in Language.allCases.map { line.title.text($0) } }
    return (titles + [ContactField.allCases.map { contact[$0] }]).map { $0.joined(separator: "\n") }
  }

  /// Such as `현미 10 kg 외 2건`.
  public var goods: Phrase {
    .goods(lines.first?.title ?? Phrase(""), count: lines.count)
  }
}
