import MartDomain
import Phrases

extension OrderField {
  /// All fields in the order of the form.
  static func all(in language: Language) -> [OrderField] {
    let address = AddressField.all(in: language)
    return ContactField.allCases.map(contact) + address.map(shipping) + [note]
      + address.map(billing)
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
