import Platform

/// A way for a program to end that nobody wants, by the key that brings it about.
enum Ending: Character {
  case trap = "t"
  case overflow = "o"
  case abort = "a"
  case badWrite = "w"
  case fatalError = "f"
  case hang = "h"

  func happen() {
    switch self {
    case .trap: print([0][Int(getpid())])
    case .overflow: print(Self.depth(from: 0))
    case .abort: Platform.abort()
    case .badWrite: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .fatalError: Swift.fatalError("The sentence to be read after a crash.")
    case .hang: while getpid() != 0 {}
    }
  }

  @inline(never)
  private static func depth(from depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { memory in
      memory[depth % 4096] = UInt8(truncatingIfNeeded: depth)
      return Self.depth(from: depth + 1) + Int(memory[0])
    }
  }
}
