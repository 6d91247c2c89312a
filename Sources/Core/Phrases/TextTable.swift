/// The fixed texts of one module, each a case with its phrase.
public protocol TextTable: Phrased, CaseIterable, Sendable {}
