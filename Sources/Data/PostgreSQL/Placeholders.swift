#if PostgreSQL
  /// Parameters as PostgreSQL has them: `?` and `?2` of a statement become `$1` and `$2`.
  enum Placeholders {
    /// The statement with `$1`, and how many parameters it has.
    ///
    /// Question marks in texts, in quoted names and in comments stay.
    static func translated(_ sql: String) -> (text: String, count: Int) {
      var text: [UInt8] = []
      text.reserveCapacity(sql.utf8.count + 16)
      let bytes = Array(sql.utf8)
      var (index, count) = (0, 0)
      var quote: UInt8?
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if let end = quote {
          if byte == end { quote = nil }
          text.append(byte)
          continue
        }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "-") where index < bytes.count && bytes[index] == byte:
          quote = UInt8(ascii: "\n")
        case UInt8(ascii: "?"):
          var number = 0
          while index < bytes.count, 0x30...0x39 ~= bytes[index] {
            number = number * 10 + Int(bytes[index] - 0x30)
            index += 1
          }
          if number == 0 { number = count + 1 }
          count = max(count, number)
          text += Array("$\(number)".utf8)
          continue
        default: break
        }
        text.append(byte)
      }
      return (String(decoding: text, as: UTF8.self), count)
    }
  }
#endif
