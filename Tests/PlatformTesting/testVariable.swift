internal import Platform

/// A variable of the environment by which `make` tells a test what to try; nil if it is empty.
public func testVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}
