extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case so many steps further, past the last one from the first again.
  public func stepped(by step: Int) -> Self { Self.allCases.element(step, after: self) ?? self }
}

extension Array where Element: Equatable {
  /// The element so many steps after another one, past the last one from the first again.
  ///
  /// Counts from the first if the other one is not there. Nil in an empty array.
  public func element(_ step: Int, after other: Element) -> Element? {
    guard !isEmpty else { return nil }
    let index = (firstIndex(of: other) ?? 0) + step
    return self[(index % count + count) % count]
  }
}
