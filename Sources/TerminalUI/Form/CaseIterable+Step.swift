extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case so many steps further, past the last one from the first again.
  public func stepped(by step: Int) -> Self {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }
}
