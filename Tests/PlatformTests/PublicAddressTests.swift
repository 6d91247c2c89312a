import Platform
import Testing

struct PublicAddressTests {
  @Test(arguments: [
    "8.8.8.8", "1.0.0.1", "11.0.0.1", "172.15.255.255", "172.32.0.0", "100.63.255.255",
    "100.128.0.0",
    "192.167.1.1", "223.255.255.255", "169.253.0.1", "2001:4860:4860::8888", "2a00:1450::1",
  ])
  func `an address of the whole network is public`(address: String) {
    #expect(publicAddresses(of: address) == [address])
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
    #expect(publicAddresses(of: address) == [])
  }

  @Test func `an address of version 4 inside of one of version 6 counts`() {
    #expect(publicAddresses(of: "64:ff9b::8.8.8.8").count == 1)
    #expect(publicAddresses(of: "2002:808:808::1").count == 1)
    #expect(publicAddresses(of: "::ffff:8.8.8.8").count == 1)
  }

  @Test(arguments: ["127.1", "2130706433", "0x7f.1", "017700000001", "localhost", "nobody.invalid"])
  func `what resolves to one of this machine is not`(name: String) {
    #expect(publicAddresses(of: name) == [])
  }
}
