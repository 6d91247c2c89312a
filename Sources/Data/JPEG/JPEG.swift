internal import CJPEG
internal import Platform
public import Raster

/// Why a JPEG was not decoded.
public enum JPEGError: Error, Hashable, Sendable {
  /// Not a JPEG, or a damaged one.
  case invalid
  /// More than 24 million pixels, or more work than a picture of a screen is worth.
  case tooLarge
  /// Colours for print.
  case unsupported
  /// libjpeg is not installed.
  case libraryMissing
}

extension Raster {
  /// Decodes a JPEG at a size of at least `width` × `height` pixels if it has as many, and at most
  /// eight times that.
  ///
  /// What is missing at the end of the bytes is grey. Takes time, so call it off the main actor.
  public init(jpeg bytes: [UInt8], width: Int, height: Int) throws(JPEGError) {
    var pixels = galbi_jpeg_pixels()
    let outcome = bytes.withUnsafeBufferPointer {
      galbi_jpeg_decode(
        $0.baseAddress, $0.count, Int32(clamping: width), Int32(clamping: height), &pixels)
    }
    switch outcome {
    case galbi_jpeg_decoded, galbi_jpeg_damaged:
      defer { free(pixels.bytes) }
      let (width, height) = (Int(pixels.width), Int(pixels.height))
      self.init(
        width: width, height: height,
        bytes: Array(UnsafeBufferPointer(start: pixels.bytes, count: width * height * 3)))
    case galbi_jpeg_too_large: throw .tooLarge
    case galbi_jpeg_unsupported: throw .unsupported
    case galbi_jpeg_no_library: throw .libraryMissing
    default: throw .invalid
    }
  }
}
