public import Phrases
public import Search

extension Order {
  /// What a search looks in: the number, the goods and the contact.
  public var searchKey: SearchKey { Self.searchKey(of: id, contents) }

  public static func searchKey(of id: Order.ID, _ contents: OrderContents) -> SearchKey {
    let titles = contents.lines.flatMap { line in Language.allCases.map { line.title.text($0) } }
    let contact = ContactField.allCases.map { contents.contact[$0] }
    return SearchKey(([String(id)] + titles + contact).joined(separator: "\n"))
  }
}

extension OrderContents {
  /// Such as `현미 10 kg 외 2건`.
  public var goods: Phrase {
    .goods(lines.first?.title ?? Phrase(ko: "", en: ""), count: lines.count)
  }
}
