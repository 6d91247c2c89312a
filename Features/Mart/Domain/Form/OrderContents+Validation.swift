public import Phrases

extension OrderContents {
  /// The errors of the invalid fields.
  ///
  /// `isComplete` returns whether the user has finished a field: only then is missing input an error.
  public func errors(
    isComplete: (OrderField) -> Bool = { _ in true }
  ) -> [OrderField: OrderValidationError] {
    var errors: [OrderField: OrderValidationError] = [:]
    for field in OrderField.all {
      // The shipping address says what is wrong with both.
      if case .billing = field, isBillingSame { continue }
      errors[field] = error(of: field, isComplete: isComplete(field))
    }
    return errors
  }

  /// Whether it can be ordered.
  public var isValid: Bool {
    !lines.isEmpty && lines.allSatisfy { Cart.quantities.contains($0.quantity) }
      && Set(lines.map(\.good)).count == lines.count && errors().isEmpty
  }

  /// With the texts as they are stored: in one line, with single blanks between words, and without
  /// control characters.
  public var normalised: OrderContents {
    var contents = self
    let fields = isBillingSame ? OrderField.all.filter { !$0.isBilling } : OrderField.all
    for field in fields { contents[field] = self[field].singleSpaced }
    return contents
  }

  private func error(of field: OrderField, isComplete: Bool) -> OrderValidationError? {
    let text = self[field].singleSpaced
    guard text.fits(field.limit) else { return .tooLong(limit: field.limit) }
    if text.isEmpty { return isComplete && !field.isOptional ? .empty : nil }
    switch field {
    case .contact(.telephone): return TelephoneRule.error(of: text, isComplete: isComplete)
    case .contact(.email): return EmailRule.error(of: text, isComplete: isComplete)
    case .shipping(.zip), .billing(.zip): return ZipRule.error(of: text, isComplete: isComplete)
    default: return nil
    }
  }
}

/// Why a field of an order is invalid.
public enum OrderValidationError: PhrasedError, Hashable {
  case empty
  case tooLong(limit: Int)
  case notATelephone
  case notAnEmail
  case notAZip

  public var phrase: Phrase {
    switch self {
    case .empty: Phrase(ko: "입력해 주세요.", en: "Required.")
    case .tooLong(let limit):
      Phrase(ko: "\(limit)자까지 입력할 수 있습니다.", en: "Use at most \(limit) characters.")
    case .notATelephone:
      Phrase(
        ko: "연락처를 확인해 주세요. 예: 010-1234-5678",
        en: "Check the number, e.g. 010-1234-5678.")
    case .notAnEmail:
      Phrase(
        ko: "이메일을 확인해 주세요. 예: me@example.org",
        en: "Check the address, e.g. me@example.org.")
    case .notAZip: Phrase(ko: "우편번호를 확인해 주세요. 예: 04524", en: "Check the postcode, e.g. 04524.")
    }
  }
}
