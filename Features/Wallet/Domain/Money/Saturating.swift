/// Sums and products of numbers that were read, which stop at the greatest and the least number instead
/// of ending the program.
extension FixedWidthInteger {
  /// The sum, or the number that is nearest to it.
  public func adding(_ other: Self) -> Self {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? other < 0 ? .min : .max : sum
  }

  /// The difference, or the number that is nearest to it.
  public func subtracting(_ other: Self) -> Self {
    let (difference, isBeyond) = subtractingReportingOverflow(other)
    return isBeyond ? other < 0 ? .max : .min : difference
  }

  /// The product, or the number that is nearest to it.
  public func multiplied(by other: Self) -> Self {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? (self < 0) == (other < 0) ? .max : .min : product
  }
}
