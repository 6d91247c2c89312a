/// The user's position: the path from the root, with the restoration state of each riblet on it, and with the
/// places in the riblets beside it.
public struct NavigationPath: Hashable, Sendable {
  /// One riblet on the path.
  public struct Step: Hashable, Sendable {
    /// How the riblet is found.
    public enum Riblet: Hashable, Sendable {
      /// By its segment.
      case segment(Segment)
      /// By its name: it has no segment, and links pass through it.
      case named(String)
    }

    /// How the riblet is found below the one of the step before.
    public let riblet: Riblet
    /// What the riblet remembers besides its segment; empty for nothing.
    public let restorationState: RestorationState
    /// The places in the children that are not in front, in order; each begins with the child.
    public let beside: [NavigationPath]

    /// A step to one riblet, with nothing remembered and no places beside it unless they are named.
    public init(
      _ riblet: Riblet, _ restoration: RestorationState = [:], beside: [NavigationPath] = []
    ) {
      self.riblet = riblet
      self.restorationState = restoration
      self.beside = beside
    }
  }

  /// From the root down; riblets with neither a segment nor a restoration state are left out.
  public let steps: [Step]

  /// The riblet at the end of `steps`, from the root down; without any, the router that opens it.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Where `link` leads.
  public init(_ link: Link) { self.init(link.segments.map { Step(.segment($0)) }) }

  /// Where `link` leads, with what its last riblet remembers.
  public init(_ link: Link, _ restoration: RestorationState) {
    let last = link.segments.last.map { Step(.segment($0), restoration) }
    self.init(link.segments.dropLast().map { Step(.segment($0)) } + (last.map { [$0] } ?? []))
  }

  /// The path alone, without the places beside it.
  public var path: NavigationPath {
    NavigationPath(steps.map { Step($0.riblet, $0.restorationState) })
  }

  /// Whether more is remembered than which riblet it is.
  var isMoreThanName: Bool {
    steps.count > 1 || steps.contains { !$0.restorationState.isEmpty || !$0.beside.isEmpty }
  }

  /// The link that leads there.
  public var link: Link {
    Link(
      steps.compactMap { step in
        if case .segment(let segment) = step.riblet { segment } else { nil }
      })
  }
}

extension NavigationPath: CustomStringConvertible {
  /// One line, as `init(parsing:)` reads it, such as `@Main;tab=home/home;row=7/ada`.
  public var description: String { steps.map(\.description).joined(separator: "/") }

  /// The most bytes of a text that is read.
  public static let mostBytes = 65_536
  private static let deepest = 16

  /// Nil when the text is malformed, or longer than `mostBytes`.
  public init?(parsing text: some StringProtocol) {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    var rest = Substring(text)
    self.init(reading: &rest, depth: 0)
    guard rest.isEmpty else { return nil }
  }

  /// Reads up to the end, or to the parenthesis that closes this place.
  fileprivate init?(reading rest: inout Substring, depth: Int) {
    guard depth <= Self.deepest else { return nil }
    var steps: [Step] = []
    while steps.isEmpty ? !rest.isEmpty && rest.first != ")" : rest.first == "/" {
      if !steps.isEmpty { rest.removeFirst() }
      guard let step = Step(reading: &rest, depth: depth) else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }
}

extension NavigationPath.Step: CustomStringConvertible {
  /// The segment, or the name after an `@`; then, after a `;`, the restoration state; then in parentheses each
  /// place beside the front.
  public var description: String {
    let name =
      switch riblet {
      case .segment(let segment): segment.description
      case .named(let name): "@" + percentEncoded(name)
      }
    let state = restorationState
    return (state.isEmpty ? name : "\(name);\(state)") + beside.map { "(\($0))" }.joined()
  }

  fileprivate init?(reading rest: inout Substring, depth: Int) {
    let text = rest.prefix { !"/()".contains($0) }
    rest = rest[text.endIndex...]
    let halves = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first, let riblet = Riblet(parsing: name),
      let restoration = RestorationState(parsing: halves.dropFirst().first ?? "")
    else { return nil }
    var beside: [NavigationPath] = []
    while rest.first == "(" {
      rest.removeFirst()
      guard let place = NavigationPath(reading: &rest, depth: depth + 1), rest.popFirst() == ")"
      else {
        return nil
      }
      beside.append(place)
    }
    self.init(riblet, restoration, beside: beside)
  }
}

extension NavigationPath.Step.Riblet {
  fileprivate init?(parsing text: Substring) {
    if text.first == "@" {
      guard let name = percentDecoded(text.dropFirst()), !name.isEmpty else { return nil }
      self = .named(name)
    } else {
      guard let segment = Segment(parsing: text) else { return nil }
      self = .segment(segment)
    }
  }
}
