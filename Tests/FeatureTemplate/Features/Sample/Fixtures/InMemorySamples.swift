public import SampleDomain

/// Samples in memory, for demos and tests.
public actor InMemorySamples: SampleRepository {
  private var contents: [Sample.ID: Sample.Content]
  private var lastID: Sample.ID

  public init(_ contents: [Sample.Content] = []) {
    self.contents = Dictionary(uniqueKeysWithValues: zip(1..., contents))
    lastID = Int64(contents.count)
  }

  public func samples() -> [Sample] {
    contents.sorted { $0.key > $1.key }.map { Sample(id: $0.key, $0.value) }
  }

  public func add(_ content: Sample.Content) -> SampleChange {
    lastID += 1
    contents[lastID] = content
    return SampleChange(of: lastID, from: nil, to: content)
  }

  public func apply(_ change: SampleChange) throws(SampleError) {
    guard contents[change.id] == change.old else { throw .changedElsewhere }
    contents[change.id] = change.new
  }
}
