import CPlatform
import Expectations
import Platform
import Testing

struct PublicAddressTests {
  @Test(arguments: [
    "8.8.8.8", "1.0.0.1", "11.0.0.1", "172.15.255.255", "172.32.0.0", "100.63.255.255",
    "100.128.0.0",
    "192.167.1.1", "223.255.255.255", "169.253.0.1", "2001:4860:4860::8888", "2a00:1450::1",
  ])
  func `an address of the whole network is public`(address: String) {
    expectEqual(publicAddresses(of: address), [address])
  }

  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1",
    "192.168.0.1",
    "198.18.0.1", "198.19.255.255", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1",
    "fc00::1",
    "fd12:3456::1", "fe80::1", "fe80::1%lo", "fec0::1", "ff02::1", "64:ff9b::10.0.0.1",
    "64:ff9b:1::1", "100::1", "2002:7f00:1::1", "2002:c0a8:1::1", "2001::1", "2001:2::1", "4000::1",
  ])
  func `an address of this machine, of a private or of a local network is not`(address: String) {
    expectEqual(publicAddresses(of: address), [])
  }

  @Test func `an address of version 4 inside of one of version 6 counts`() {
    expectEqual(publicAddresses(of: "64:ff9b::8.8.8.8").count, 1)
    expectEqual(publicAddresses(of: "2002:808:808::1").count, 1)
    expectEqual(publicAddresses(of: "::ffff:8.8.8.8").count, 1)
  }

  @Test func `an address of this machine is not`() throws {
    var first: UnsafeMutablePointer<ifaddrs>?
    try #require(getifaddrs(&first) == 0)
    defer { freeifaddrs(first) }
    var count = 0
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let address = entry?.pointee.ifa_addr,
        [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
      else { continue }
      let size =
        address.pointee.sa_family == AF_INET
        ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      try #require(
        getnameinfo(
          address, socklen_t(size), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0)
      let text = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      expectEqual(publicAddresses(of: text), [], "\(text)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test func `what is on this machine's own lines is not public, whatever its number`() throws {
    let own = [
      ("8.8.8.8", "255.255.255.0"), ("9.9.9.9", "255.255.255.255"), ("1.1.1.1", "0.0.0.0"),
      ("2001:4860::8888", "ffff:ffff:ffff:ffff::"),
    ]
    let tested = [
      "8.8.8.8", "8.8.8.77", "::ffff:8.8.8.9", "64:ff9b::8.8.8.9", "9.9.9.9", "1.1.1.1",
      "2001:4860::8888", "2001:4860::1", "8.8.9.1", "9.9.9.8", "2001:4860:0:1::1",
    ]
    let addresses = try own.map { try (parsed($0.0), parsed($0.1)) }
    // One has no address.
    var lines = [ifaddrs](repeating: ifaddrs(), count: own.count + 1)
    let found = try lines.withUnsafeMutableBufferPointer { lines in
      for (index, (address, mask)) in addresses.enumerated() {
        lines[index + 1].ifa_addr = address.pointee.ai_addr
        lines[index + 1].ifa_netmask = mask.pointee.ai_addr
        lines[index].ifa_next = lines.baseAddress.map { $0 + index + 1 }
      }
      return try tested.filter { text in
        let address = try parsed(text)
        defer { freeaddrinfo(address) }
        return address_is_public_beside(address.pointee.ai_addr, lines.baseAddress)
      }
    }
    for (address, mask) in addresses {
      freeaddrinfo(address)
      freeaddrinfo(mask)
    }
    expectEqual(found, ["8.8.9.1", "9.9.9.8", "2001:4860:0:1::1"])
  }

  private func parsed(_ text: String) throws -> UnsafeMutablePointer<addrinfo> {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    var address: UnsafeMutablePointer<addrinfo>?
    try #require(getaddrinfo(text, nil, &hints, &address) == 0)
    return try #require(address)
  }

  @Test(arguments: ["127.1", "2130706433", "0x7f.1", "017700000001", "localhost", "a..b"])
  func `what resolves to one of this machine is not`(name: String) {
    expectEqual(publicAddresses(of: name), [])
  }
}
