import PeopleDomain
import Phrases

/// What walking and flying come to together.
@MainActor
struct Movement {
  let walk: Walk
  let fly: Fly

  /// A label shorter than this is one with wings.
  private static let wingspan = 7

  /// The label after `label`, or the error of the one that fails.
  func label(after label: String, isLeg: Bool) async -> String {
    do throws(PeopleError) {
      let legs = try await walk(isLeg)
      let wings = try await fly(label.count < Self.wingspan)
      return legs + wings
    } catch {
      return error.phrase.text(.english)
    }
  }
}
