import Expectations
import Testing

@testable import Galbi

struct FixedServicesTests {
  private static let all = [
    "GALBI_PEOPLE_URL": "http://10.0.0.5:8080/api", "GALBI_MOVIES_URL": "default",
    "GALBI_HIGHWAY_URL": "https://roads.example.org", "GALBI_ITS_URL": "http://[fd00::1]:81/",
    "GALBI_GYEONGGI_URL": "default", "GALBI_PLACES_URL": "http://h:82?x=:83",
    "GALBI_DATABASE": "postgresql://me@a:5433,b/books",
  ]

  private func services(_ variables: [String: String]) -> FixedServices {
    FixedServices { variables[$0] }
  }

  @Test func `a session gets the addresses that are valid, and keys of services that are fixed`() {
    let variables = [
      "GALBI_PEOPLE_URL": "http://10.0.0.5/api", "GALBI_MOVIES_URL": "none",
      "GALBI_MOVIES_KEY": "m", "GALBI_ITS_URL": "default", "GALBI_ITS_KEY": "i",
      "GALBI_LANG": "ko", "GALBI_DATA": "/etc", "GALBI_HIGHWAY_URL": "",
    ]
    expectEqual(
      services(variables).variables,
      [
        "GALBI_PEOPLE_URL=http://10.0.0.5/api", "GALBI_ITS_URL=default", "GALBI_ITS_KEY=i",
      ])
    expectEqual(services([:]).variables, [])
  }

  @Test func `ports are known where no address is the user's`() {
    let ports = services(Self.all).ports
    expectEqual(ports.map { Set($0).isSuperset(of: [53, 80, 443, 8080, 81, 82]) }, true)
    expectEqual(ports?.contains(83), false)
    for name in Self.all.keys where name != "GALBI_DATABASE" {
      var others = Self.all
      others[name] = nil
      expectEqual(services(others).ports, nil)
    }
  }

  #if PostgreSQL
    @Test func `those of a database count, and it may be the user's too`() {
      expectEqual(services(Self.all).ports.map { Set($0).isSuperset(of: [5432, 5433]) }, true)
      var others = Self.all
      for (address, ports) in [
        ("postgresql:///books?host=db&port=5434", [5434]), ("postgresql://%61:5435/books", [5435]),
        ("postgresql://[::1]:5436,b/books", [5432, 5436]), ("postgresql:///books", [5432]),
        ("postgresql://a:1,b:2/books?port=3", [3]), ("default", []),
      ] as [(String, Set<UInt16>)] {
        others["GALBI_DATABASE"] = address
        let found = services(others).ports.map { Set($0).subtracting([53, 80, 81, 82, 443, 8080]) }
        expectEqual(found, ports, "\(address)")
      }
      // A file says where it is.
      others["GALBI_DATABASE"] = "postgresql://?service=family"
      expectEqual(services(others).ports, nil)
      others["GALBI_DATABASE"] = nil
      expectEqual(services(others).ports, nil)
    }
  #endif
}
