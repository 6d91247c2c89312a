import Floor
import PlainC
import RIBs
import TerminalRIBs

/// What riblets cost, each row beside the floor.
@MainActor let coreSuite = Suite(name: "core") {
  let forest = Forest()
  return [
    Measure(
      "leaf without view: build, attach, detach, free",
      against: .floor { time(per: Forest.leaves) { floorLeaves(Forest.leaves) } }
    ) { try forest.leaves() },
    Measure(
      "leaf with view: build, attach, detach, free",
      against: .floor { time(per: Forest.leaves) { floorLeaves(Forest.leaves) } }
    ) { try forest.seenLeaves() },
    Measure(
      "memory per attached leaf without view", unit: "bytes",
      against: .floor { Forest.floorBytes() }
    ) { forest.bytes() },
  ]
    + [100, 1_000, 10_000, 100_000].flatMap { width in
      [true, false].map { lastToFirst in
        Measure(
          "detach among \(width), \(lastToFirst ? "last" : "first") one first, per child",
          against: .floor { Forest.floorWide(width, lastToFirst: lastToFirst) }
        ) { forest.wide(width, lastToFirst: lastToFirst) }
      }
    }
    + [1_000, 100_000].map { depth in
      Measure(
        "chain of \(depth): build, attach, detach, free, per riblet",
        against: .floor { time(per: Forest.leaves) { floorLeaves(Forest.leaves) } }
      ) { try forest.chain(depth) }
    }
}

/// A launched root, and what is done below it.
@MainActor
private final class Forest {
  static let leaves = 50_000
  private static let bytesCount = 100_000
  /// Small trees are measured this many children at a time.
  private static let batch = 20_000

  private let tree = Tree()
  private let rootInteractor = RootInteractor()
  private let root: Router<RootInteractor>
  private let builder = LeafBuilder(dependencies: LeafDependencies(balance: 3))
  private let seenBuilder = SeenLeafBuilder(dependencies: LeafDependencies(balance: 3))

  init() {
    root = Router(interactor: rootInteractor)
    root.launch(in: tree)
  }

  func leaves() throws -> Double {
    try checked(Self.leaves) {
      for _ in 0..<Self.leaves {
        let child = builder.build(listener: rootInteractor)
        root.attach(child)
        root.detach(child)
      }
    }
  }

  func seenLeaves() throws -> Double {
    try checked(Self.leaves) {
      for _ in 0..<Self.leaves {
        let child = seenBuilder.build(listener: rootInteractor)
        root.attach(child)
        root.detach(child)
      }
    }
  }

  /// The time that `body` takes for each of `count` riblets, all of which have been built, activated
  /// and resigned.
  private func checked(_ count: Int, _ body: () -> Void) throws -> Double {
    let before = sink
    let result = time(per: count, body)
    guard sink - before == count * (3 + 7 + 1) else { throw SkippedRiblets() }
    return result
  }

  private struct SkippedRiblets: Error {}

  func wide(_ width: Int, lastToFirst: Bool) -> Double {
    let rounds = max(Self.batch / width, 1)
    var sum = 0.0
    for _ in 0..<rounds {
      let children = (0..<width).map { _ in builder.build(listener: rootInteractor) }
      for child in children { root.attach(child) }
      sum += time(per: width) {
        if lastToFirst {
          for child in children.reversed() { root.detach(child) }
        } else {
          for child in children { root.detach(child) }
        }
      }
    }
    return sum / Double(rounds)
  }

  static func floorWide(_ width: Int, lastToFirst: Bool) -> Double {
    let rounds = max(batch / width, 1)
    var sum = 0.0
    for _ in 0..<rounds {
      let siblings = FloorSiblings()
      siblings.attach(width)
      sum += time(per: width) { siblings.detachAll(lastToFirst: lastToFirst) }
    }
    return sum / Double(rounds)
  }

  func chain(_ depth: Int) throws -> Double {
    let rounds = max(Self.batch / depth, 1)
    return try checked(depth * rounds) {
      for _ in 0..<rounds {
        let top = builder.build(listener: rootInteractor)
        var bottom = top
        for _ in 1..<depth {
          let child = builder.build(listener: rootInteractor)
          bottom.attach(child)
          bottom = child
        }
        root.attach(top)
        root.detach(top)
      }
    }
  }

  func bytes() -> Double {
    let before = plain_heap_bytes()
    for _ in 0..<Self.bytesCount { root.attach(builder.build(listener: rootInteractor)) }
    let after = plain_heap_bytes()
    for child in root.children { root.detach(child) }
    return Double(after - before) / Double(Self.bytesCount)
  }

  static func floorBytes() -> Double {
    let siblings = FloorSiblings()
    let before = plain_heap_bytes()
    siblings.attach(bytesCount)
    // The list that only the measurement keeps is none of the tree's.
    let after = plain_heap_bytes() - bytesCount * MemoryLayout<AnyObject>.stride
    siblings.detachAll(lastToFirst: true)
    return Double(after - before) / Double(bytesCount)
  }
}
