internal import CSheets

/// Receives the parts of an XML document, in its order.
protocol XMLReceiver: AnyObject {
  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError)
  func end(_ name: String) throws(SheetError)
  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SheetError)
}

/// Those of an element, during the call only.
struct XMLAttributes {
  fileprivate let list: UnsafePointer<UnsafePointer<CChar>?>?

  /// The value of an attribute, whatever its prefix; nil without one.
  subscript(name: String) -> String? {
    guard var pair = list else { return nil }
    while let key = pair[0] {
      let full = String(cString: key)
      if full == name || full.hasSuffix(":\(name)") { return pair[1].map { String(cString: $0) } }
      pair += 2
    }
    return nil
  }
}

/// Reads XML by libexpat, without declarations.
enum XMLReader {
  /// What the callbacks of C see.
  private final class Context {
    let receiver: any XMLReceiver
    var failure: SheetError?

    init(_ receiver: any XMLReceiver) { self.receiver = receiver }

    func run(_ body: (any XMLReceiver) throws(SheetError) -> Void) -> Bool {
      do throws(SheetError) {
        try body(receiver)
        return true
      } catch {
        failure = error
        return false
      }
    }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> Context? {
      pointer.map { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// `isUTF8` says that the bytes are, whatever the document says of itself.
  static func read(
    _ bytes: [UInt8], isUTF8: Bool = false, into receiver: any XMLReceiver
  ) throws(SheetError) {
    let context = Context(receiver)
    let outcome = withExtendedLifetime(context) {
      var callbacks = galbi_xml_receiver(
        context: Unmanaged.passUnretained(context).toOpaque(),
        begin: { context, name, attributes in
          guard let context = Context.of(context), let name else { return false }
          return context.run { receiver throws(SheetError) in
            try receiver.begin(String(cString: name), XMLAttributes(list: attributes))
          }
        },
        end: { context, name in
          guard let context = Context.of(context), let name else { return false }
          return context.run { receiver throws(SheetError) in
            try receiver.end(String(cString: name))
          }
        },
        text: { context, bytes, count in
          guard let context = Context.of(context) else { return false }
          return context.run { receiver throws(SheetError) in
            let start = bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
            try receiver.text(UnsafeBufferPointer(start: start, count: count))
          }
        })
      return bytes.withUnsafeBufferPointer {
        galbi_xml_read($0.baseAddress, $0.count, isUTF8 ? "UTF-8" : nil, &callbacks)
      }
    }
    switch outcome {
    case galbi_sheet_done: return
    case galbi_sheet_declares: throw .declarations
    case galbi_sheet_too_large: throw .tooLarge(.depth)
    case galbi_sheet_no_library: throw .libraryMissing("libexpat")
    default: throw context.failure ?? .damaged
    }
  }
}

/// Gathers the text of elements, within a limit.
struct XMLText {
  private var bytes: [UInt8] = []
  private let limit: Int

  /// Of a cell: what spreadsheets take is 32,767 characters.
  init(limit: Int = 1 << 18) { self.limit = limit }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) throws(SheetError) {
    guard bytes.count + more.count <= limit else { throw .tooLarge(.text) }
    bytes += more
  }

  /// Returns the text so far, and begins a new one.
  ///
  /// XML does not allow some characters. Excel writes them as `_x000D_`, and here they are decoded.
  mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("_x") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "_x") {
      result += rest[..<start.lowerBound]
      let code = rest[start.upperBound...].prefix(5)
      if code.count == 5, code.last == "_", let value = UInt32(code.dropLast(), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        if value == 10 || value >= 0x20 { result.unicodeScalars.append(scalar) }
        rest = rest[code.endIndex...]
      } else {
        result += "_x"
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }
}
