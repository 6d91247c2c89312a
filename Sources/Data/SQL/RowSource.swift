/// The current row of a statement, as a kind of database has it.
///
/// Columns are counted from 0.
public protocol RowSource: AnyObject {
  var columns: [String] { get }

  func position(of column: String) -> Int?

  func value(at position: Int) -> SQLValue

  /// Nil if the column is no text, or there is none; faster than `value`.
  func text(at position: Int) -> String?

  /// Nil if the column is no whole number, or there is none; faster than `value`.
  func integer(at position: Int) -> Int64?
}
