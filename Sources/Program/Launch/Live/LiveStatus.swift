#if DEBUG
  /// What the supervisor of a live demo says of the newest sources, in the file `status`.
  enum LiveStatus: Equatable {
    /// They are what runs.
    case current
    case building
    /// They do not compile, for the reasons in these lines, such as `Sources/A.swift:3:5: no such type`.
    case failed([String])
    /// A program of them is there, which begins when this one has ended.
    case ready

    private static let mostLines = 200

    /// Nil if the text cannot be understood.
    init?(parsing text: String) {
      let lines = text.split(separator: "\n").map(String.init)
      switch lines.first {
      case "current": self = .current
      case "building": self = .building
      case "failed": self = .failed(Array(lines.dropFirst().prefix(Self.mostLines)))
      case "ready": self = .ready
      default: return nil
      }
    }
  }
#endif
