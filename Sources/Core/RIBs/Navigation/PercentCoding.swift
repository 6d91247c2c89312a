/// The text in which each `%` and two digits stands for a byte of UTF-8; nil when one is broken.
func percentDecoded(_ text: some StringProtocol) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.next().flatMap(hexadecimalValue),
      let low = rest.next().flatMap(hexadecimalValue)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// The text with all but letters, digits and `-._~` as `%` and two digits for each byte.
///
/// Letters of any script stay readable: 홍길동.
func percentEncoded(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isUnreserved(scalar) {
      result.unicodeScalars.append(scalar)
      continue
    }
    for byte in UTF8.encode(scalar).map(Array.init) ?? [] {
      result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}

private func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
  default: !scalar.isASCII && scalar.properties.isAlphabetic
  }
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
}
