/// Made-up people for a start without a network; the screen says that they are samples.
public enum SamplePeople {
  /// Sorted by id.
  public static let all: [Person] = [
    person(1, "김하늘", .female, 29, "KR"), person(2, "이서연", .female, 17, "KR"),
    person(3, "박지훈", .male, 45, "KR"), person(4, "Noah Williams", .male, 34, "US"),
    person(5, "Olivia Brown", .female, 52, "US"), person(6, "Daan de Vries", .male, 9, "NL"),
    person(7, "Sanne Bakker", .female, 71, "NL"), person(8, "Émile Laurent", .male, 63, "FR"),
    person(9, "Camille Roux", .female, 12, "FR"), person(10, "Lukas Weber", .male, 20, "DE"),
    person(11, "Mia Schäfer", .female, 40, "DE"), person(12, "Ayşe Yılmaz", .female, 60, "TR"),
  ]

  private static func person(
    _ number: Int, _ name: String, _ gender: Gender, _ age: Int, _ country: String
  ) -> Person {
    let digits = "\(1000 + number)".dropFirst()
    return Person(
      id: "sample-\(digits)", name: name, username: "sample\(digits)", gender: gender,
      email: "sample\(digits)@example.org", age: age, country: country,
      cellphone: number.isMultiple(of: 4) ? nil : "010-0\(digits)-0000", photo: nil)
  }
}
