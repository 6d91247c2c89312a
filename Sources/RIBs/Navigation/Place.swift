/// The user's position: the path from the root, with the memory of each riblet on it.
public struct Place: Hashable, Sendable {
  /// One riblet on the path.
  public struct Step: Hashable, Sendable {
    /// How the riblet is found.
    public enum Riblet: Hashable, Sendable {
      /// By its segment.
      case segment(Segment)
      /// By its name: it has no segment, and links pass through it.
      case named(String)
    }

    public let riblet: Riblet
    public let memory: Memory

    public init(_ riblet: Riblet, _ memory: Memory = [:]) {
      self.riblet = riblet
      self.memory = memory
    }
  }

  /// From the root down; riblets with neither a segment nor a memory are left out.
  public let steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The link that leads there.
  public var link: Link {
    Link(
      steps.compactMap { step in
        if case .segment(let segment) = step.riblet { segment } else { nil }
      })
  }
}

extension Place: CustomStringConvertible {
  /// One line, as `init(parsing:)` reads it, such as `@Main;tab=home/home;row=7/ada`.
  public var description: String { steps.map(\.description).joined(separator: "/") }

  /// Nil when the text is malformed.
  public init?(parsing text: some StringProtocol) {
    var steps: [Step] = []
    for part in text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let step = Step(parsing: part) else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }
}

extension Place.Step: CustomStringConvertible {
  /// The segment, or the name after an `@`; then, after a `;`, the memory.
  public var description: String {
    let name =
      switch riblet {
      case .segment(let segment): segment.description
      case .named(let name): "@" + percentEncoded(name)
      }
    return memory.isEmpty ? name : "\(name);\(memory)"
  }

  fileprivate init?(parsing text: some StringProtocol) {
    let halves = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first, !name.isEmpty,
      let memory = Memory(parsing: halves.dropFirst().first ?? "")
    else { return nil }
    if name.first == "@" {
      guard let name = percentDecoded(name.dropFirst()), !name.isEmpty else { return nil }
      self.init(.named(name), memory)
    } else {
      guard let segment = Segment(parsing: name) else { return nil }
      self.init(.segment(segment), memory)
    }
  }
}
