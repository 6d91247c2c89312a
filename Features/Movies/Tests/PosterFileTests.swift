import Expectations
import Headless
import JPEGTesting
import MoviesDomain
import PlatformTesting
import Raster
import Testing

@testable import HTTP
@testable import MoviesData

/// Which files are posters, at the service and in the folder.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct PosterFileTests {
  private let folder = TemporaryFolder()
  private let gallery = PosterGallery()

  private func posters() -> Posters { gallery.posters(in: folder) }

  @Test func `a damaged file is removed, and downloaded again once`() async {
    let posters = posters()
    _ = await posters.poster(at: "/a.jpg", .small)
    let file = "\(folder.path)/185,a.jpg"
    TemporaryFolder.write(Array("no picture".utf8), to: file)
    #expect(await posters.poster(at: "/a.jpg", .small) != nil)
    expectEqual(gallery.asked.count, 2)
    TemporaryFolder.write([0xFF, 0xD8, 0xFF], to: file)
    gallery.answers["/a.jpg"] = .success([])
    for _ in 0..<2 { await expectEqual(posters.poster(at: "/a.jpg", .small), nil) }
    expectEqual(gallery.asked.count, 3)
    expectEqual(folder.names, [])
  }

  @Test func `hostile files are no posters, and are not kept`() async throws {
    var print = SampleJPEG(185, 278)
    print.channels = 4
    var progressive = SampleJPEG(64, 64)
    progressive.isProgressive = true
    let good = SampleJPEG(185, 278).bytes
    let files: [[UInt8]] = [
      [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF], Array("<html>".utf8), Array(good.dropFirst()),
      Array(good.prefix(20)), [0xFF, 0xD8, 0] + good.dropFirst(2), print.bytes,
      try #require(SampleJPEG.claiming(50_000, 50_000, good)),
      try #require(SampleJPEG.withManyPasses(progressive.bytes)),
      SampleJPEG(300, 20_000).bytes, SampleJPEG(60_000, 100).bytes,
    ]
    let posters = posters()
    for (number, file) in files.enumerated() {
      gallery.answers["/\(number).jpg"] = .success(file)
      let poster = await posters.poster(at: "/\(number).jpg", .large)
      #expect(poster.map { $0.width * $0.height < 1_000_000 } ?? true, "\(number)")
      if number < 10 { expectEqual(poster, nil, "\(number)") }
    }
  }

  @Test func `what is odd but a picture is shown`() async throws {
    var progressive = SampleJPEG(185, 278)
    progressive.isProgressive = true
    var grey = SampleJPEG(185, 278)
    grey.channels = 1
    let good = SampleJPEG(185, 278).bytes
    let files = [
      progressive.bytes, grey.bytes, good + Array(repeating: 7, count: 100_000),
      Array(good.prefix(good.count * 3 / 4)), SampleJPEG(2_000, 3_000).bytes,
      SampleJPEG(10, 15).bytes,
    ]
    let posters = posters()
    for (number, file) in files.enumerated() {
      gallery.answers["/\(number).jpg"] = .success(file)
      #expect(await posters.poster(at: "/\(number).jpg", .small) != nil, "\(number)")
    }
  }

  @Test func `a poster has at most a million pixels`() async {
    gallery.answers = [
      "/most.jpg": .success(SampleJPEG(125, 8_000).bytes),
      "/more.jpg": .success(SampleJPEG(101, 9_901).bytes),
    ]
    let posters = posters()
    #expect(await posters.poster(at: "/most.jpg", .small) != nil)
    await expectEqual(posters.poster(at: "/more.jpg", .small), nil)
  }

  @Test func `a file of more than two million bytes is downloaded again`() async {
    let poster = SampleJPEG(185, 278).bytes
    for (name, size) in [("most", 2_000_000), ("more", 2_000_001)] {
      let rest = Array(repeating: UInt8(7), count: size - poster.count)
      TemporaryFolder.write(poster + rest, to: "\(folder.path)/185,\(name).jpg")
      #expect(await posters().poster(at: "/\(name).jpg", .small) != nil)
    }
    expectEqual(gallery.asked, ["/more.jpg"])
  }
}
