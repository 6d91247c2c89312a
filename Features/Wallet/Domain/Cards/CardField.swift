/// The fields of a card, in the order of the form.
public enum CardField: CaseIterable, Sendable {
  case number, expiry, code
}
