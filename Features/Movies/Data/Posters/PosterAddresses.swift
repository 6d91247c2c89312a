import HTTP
import MoviesDomain
import Phrases

/// Where posters are, and in which widths.
struct PosterAddresses: Hashable {
  /// Ends with a slash.
  let base: String
  /// In pixels, in ascending order.
  let widths: [Int]

  /// Of themoviedb.org, as it said in 2022; only the widths of `PosterSize`.
  static let preset = PosterAddresses(base: "https://image.tmdb.org/t/p/", widths: [185, 342])

  /// The address of a poster in the smallest width that is enough.
  func address(of path: PosterPath, _ size: PosterSize) -> String {
    let width = widths.first { $0 >= size.width }.map { "w\($0)" } ?? "original"
    return base + width + path.text
  }
}

/// What the service says of its pictures (`GET configuration`).
struct ConfigurationDTO: Decodable {
  private struct Images: Decodable {
    let address: Attempted<LenientString>?
    let secureAddress: Attempted<LenientString>?
    let posterSizes: [Attempted<LenientString>]

    private enum CodingKeys: String, CodingKey {
      case address = "base_url"
      case secureAddress = "secure_base_url"
      case posterSizes = "poster_sizes"
    }
  }

  private let images: Images

  private static let limit = 200

  /// Nil if they make no sense; `service` is the address of the service.
  ///
  /// Pictures come by https, or as the service does where that is on this machine.
  func addresses(from service: String) -> PosterAddresses? {
    let isLocal = AddressSafety(of: service) == .local
    let base = [images.secureAddress, images.address].compactMap { $0?.value?.value }.first {
      $0.fits(Self.limit) && !$0.contains { "?#".contains($0) }
        && AddressSafety(of: $0).map { $0 == .secure || isLocal } ?? false
    }
    guard let base else { return nil }
    let widths = images.posterSizes.compactMap { size in
      size.value?.value.flatMap { $0.hasPrefix("w") ? Int($0.dropFirst()) : nil }
    }
    return PosterAddresses(base: base.hasSuffix("/") ? base : base + "/", widths: widths.sorted())
  }
}

/// The path of a poster at the service, such as `/abc.jpg`.
///
/// It leads to no other host and no other folder, and names a file.
struct PosterPath: Hashable {
  let text: String

  private static let limit = 200
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./".utf8)

  /// Nil for a path that the service would not have.
  init?(_ text: String) {
    guard text.hasPrefix("/"), text.utf8.count <= Self.limit, !text.contains(".."),
      text.utf8.allSatisfy(Self.plain.contains)
    else { return nil }
    self.text = text
  }

  /// The name of the file of a poster with this path; no other path has it.
  var fileName: String { String(text.map { $0 == "/" ? "," : $0 }) }
}
