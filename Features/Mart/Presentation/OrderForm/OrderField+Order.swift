import MartDomain
import Phrases

extension OrderField {
  /// All fields in the order of the form.
  static func all(in language: Language) -> [OrderField] {
    let address = AddressField.all(in: language)
    return ContactField.all(in: language).map(contact) + address.map(shipping)
      + address.map(billing)
  }
}

extension ContactField {
  /// In Korean the family name comes first.
  static func all(in language: Language) -> [ContactField] {
    switch language {
    case .korean: [.lastName, .firstName, .telephone, .email]
    case .english: [.firstName, .lastName, .telephone, .email]
    }
  }
}

extension AddressField {
  /// In Korean from the largest part to the smallest.
  static func all(in language: Language) -> [AddressField] {
    switch language {
    case .korean: [.zip, .state, .city, .street1, .street2]
    case .english: [.street1, .street2, .city, .state, .zip]
    }
  }
}
