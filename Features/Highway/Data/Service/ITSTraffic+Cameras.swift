public import Geography
public import HTTP
public import HighwayDomain
import JPEG
public import Raster
import Services

extension ITSTraffic: CameraService {
  /// The limits of what cameras see: a picture of a road is small.
  public static let stillLimits = {
    var limits = HTTPLimits()
    limits.size = 2_000_000
    limits.tries = 1
    return limits
  }()

  private static let mostPixels = 4_000_000

  public func cameras(in box: CoordinateBox) async throws(HighwayError) -> [Camera] {
    // 3 is a still; the other types are films.
    let (reply, response) = try await service.reply(
      "cctvInfo", [("type", "ex"), ("cctvType", "3")] + Self.box(box))
    let list = reply["response"] == .nothing ? reply : reply["response"]
    let rows = list["data"].rows
    guard list["datacount"].whole != nil || !rows.isEmpty else {
      throw service.unreadable(response, "datacount")
    }
    return rows.compactMap(\.camera)
  }

  /// The address is never logged, not even with an error, because it grants access to the picture.
  public func still(of camera: Camera, width: Int) async throws(HighwayError) -> Raster {
    let bytes: [UInt8]
    do throws(HTTPError) {
      bytes = try await stills.get(camera.address, accept: "image/jpeg").body
    } catch {
      if error != .cancelled { service.warn("A camera's picture did not come.") }
      if case .invalidAddress = error { throw .unreadablePicture }
      throw .service(ServiceError(error, setting: "its.url"))
    }
    guard let still = await Self.decoded(bytes, width) else { throw .unreadablePicture }
    return still
  }

  @concurrent
  private static func decoded(_ bytes: [UInt8], _ width: Int) async -> Raster? {
    // One pixel of height, so that a picture that is broad and low is not decoded whole.
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]),
      let raster = try? Raster(jpeg: bytes, width: width, height: 1),
      raster.width * raster.height <= mostPixels
    else { return nil }
    return raster
  }
}

extension Reply {
  /// A row of `cctvInfo`; nil for one of another type or without an address.
  fileprivate var camera: Camera? {
    let kind = self["cctvtype"].whole
    let address = (self["cctvurl"].text ?? "").replacing(" ", with: "%20")
    guard kind == nil || kind == 3, address.utf8.count <= 2_000,
      AddressSafety(of: address) != nil,
      let coordinate = Reply.coordinate(latitude: self["coordy"], longitude: self["coordx"])
    else { return nil }
    return Camera(name: self["cctvname"].line(100), coordinate: coordinate, address: address)
  }
}
