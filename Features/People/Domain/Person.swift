/// A person of the service, as far as Galbi keeps them.
public struct Person: Hashable, Sendable, Identifiable {
  /// What a list shows of a person.
  public struct Meta: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    /// In years.
    public let age: Int
    /// ISO 3166, two letters; `ZZ` when unknown.
    public let country: String
    public let email: String

    public init(id: String, name: String, age: Int, country: String, email: String = "") {
      self.id = id
      self.name = name
      self.age = age
      self.country = country
      self.email = email
    }
  }

  public let id: String
  public var name: String
  public var username: String
  public var gender: Gender
  public var email: String
  /// In years.
  public var age: Int
  /// ISO 3166, two letters; `ZZ` when unknown.
  public var country: String
  public var cellphone: String?
  /// The address of a picture.
  public var photo: String?

  public init(
    id: String, name: String, username: String, gender: Gender, email: String, age: Int,
    country: String, cellphone: String?, photo: String?
  ) {
    self.id = id
    self.name = name
    self.username = username
    self.gender = gender
    self.email = email
    self.age = age
    self.country = country
    self.cellphone = cellphone
    self.photo = photo
  }

  /// What an age may be, in years.
  public static let ages = 0...150

  public var meta: Meta {
    Meta(id: id, name: name, age: age, country: country, email: email)
  }
}

extension Person {
  /// What a page shows of a person.
  public struct Card: Hashable, Sendable {
    public let person: Person
    public let isFavourite: Bool

    public init(person: Person, isFavourite: Bool) {
      self.person = person
      self.isFavourite = isFavourite
    }
  }
}

/// The gender of a person, as the service names it.
public enum Gender: String, Sendable {
  case female, male, unknown
}
